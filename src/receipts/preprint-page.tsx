import { Empty } from 'antd'
import { useSearchParams } from 'react-router'
import type { RecordOf } from '#core/stored.ts'
import { mostPrinted } from '#domain/calls/papers.ts'
import { preprintCalls } from '#domain/calls/preprint.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { PlacedSheet } from './form-sheet.tsx'
import { FileButton } from '../crud/actions/file-button.tsx'
import { LoadedPapers } from '../papers/loaded-papers.tsx'
import { Printable } from '../papers/printable.tsx'

/** Receipts on the pre-printed forms that they were made on (docs/domain/documents.md). The address names them, or their book. */
export function PreprintPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const [asked, setAsked] = useSearchParams()
  const named = (asked.get('ids') ?? '').split(',').filter((id) => id !== '')
  const inBook = useReceiptsOfBook(asked.get('book') ?? undefined)
  const chosen = named.length > 0 ? named : inBook
  return (
    <Page title={t('console.preprint.title')}>
      <div className="lobby-field form-receipts">
        <label htmlFor="preprint-receipts">{entityTitle(t, receipt.name)}</label>
        <RecordSelect
          target={receipt}
          tools={tools}
          multiple
          element={{ id: 'preprint-receipts' }}
          where={{
            all: [
              { field: 'serial_id', present: true },
              { field: 'status', equals: 'collected' },
            ],
          }}
          value={chosen}
          onChange={(ids) => setAsked({ ids: ids.slice(0, mostPrinted).join(',') }, { replace: true })}
        />
      </div>
      {chosen.length === 0 || building === undefined ? (
        <Empty description={t('console.preprint.choose')} />
      ) : (
        <Printable
          tools={tools}
          more={({ language }) => (
            <FileButton
              t={t}
              name="receipts"
              load={() =>
                callForFile(preprintCalls.printChosen, {
                  params: { building_id: building.id, ids: chosen.join(','), language },
                })
              }
            />
          )}
        >
          {(paper) => <Sheets buildingId={building.id} ids={chosen} tools={paper} />}
        </Printable>
      )}
    </Page>
  )
}

/** Receipts on the leaves of a book, in their order; none without one, or while they load. */
function useReceiptsOfBook(bookId: string | undefined): readonly string[] {
  const { records } = useList<RecordOf<typeof preprintSerial>>({
    resource: preprintSerial.name,
    filters: [
      { field: 'book_id', operator: 'eq', value: bookId },
      { field: 'status', operator: 'eq', value: 'used' },
    ],
    sort: [{ field: 'number', desc: false }],
    pageSize: 'all',
    enabled: bookId !== undefined,
  })
  return records.flatMap(({ receipt_id: id }) => id ?? [])
}

interface SheetsProps {
  readonly buildingId: string
  readonly ids: readonly string[]
  readonly tools: ViewTools
}

function Sheets({ buildingId, ids, tools }: SheetsProps) {
  const { t, language } = tools
  const params = { building_id: buildingId, ids: ids.join(','), language }
  const query = useQuery({
    queryKey: ['preprint', params],
    queryFn: () => callForData(preprintCalls.readChosen, { params }),
    retry: false,
  })
  return (
    <LoadedPapers query={query} tools={tools} failed="console.preprint.load_failed">
      {({ pages }) => (
        <div className="form-sheets">
          {pages.map((page, at) => (
            <div key={ids[at]} className="form-sheet-box">
              <PlacedSheet page={page} label={t('console.preprint.sheet')} />
            </div>
          ))}
        </div>
      )}
    </LoadedPapers>
  )
}
