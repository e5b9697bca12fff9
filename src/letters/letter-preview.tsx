import { Alert, Card, Skeleton } from 'antd'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import { languages } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { previewTemplate } from '#domain/calls/templates.ts'
import { checkLetter } from '#domain/documents/check-letter.ts'
import { placeholdersFor, templateTypes, type TemplateType } from '#domain/documents/templates.ts'
import { contract } from '#entities/contracts/contract.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { handover } from '#entities/property/handover.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { exampleTemplate } from '#entities/media/example-template.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { keepPreviousData, useQuery } from '../data/use-query.ts'
import { errorText } from '../errors/error-text.ts'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { useDebounced } from '../fields/references/use-debounced.ts'
import { codeText } from '../i18n/code-text.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { DocumentPaper } from '../papers/document-paper.tsx'
import { useSession } from '../session/session.ts'
import './letters.css'

const documents: Readonly<Record<TemplateType, AnyEntity>> = {
  notice: noticeSlip,
  receipt,
  contract,
  handover,
}

interface Choice {
  readonly type: TemplateType
  readonly ids: readonly string[]
}

/** Milliseconds that the text must rest before its preview is asked for. */
const restMs = 500

/** The template as a real document would be printed from it, while its text is written. */
export function LetterPreview({ record, tools }: SlotProps<typeof exampleTemplate>) {
  const { t } = tools
  const { building } = useSession()
  const type = isOneOf(templateTypes, record.type) ? record.type : 'notice'
  const [choice, setChoice] = useState<Choice>({ type, ids: [] })
  // A receipt is no choice for the template of a notice.
  const chosen = choice.type === type ? choice.ids : []
  const target = documents[type]
  const content = useDebounced(String(record.content ?? ''), restMs)
  // The server would refuse it for the same reason.
  const refusal = checkLetter(content, placeholdersFor(type))
  const body = {
    building_id: building?.id ?? '',
    type,
    content,
    language: languages.find((one) => one === record.language),
    document_id: chosen[0],
  }
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['letter-preview', body],
    queryFn: ({ signal }) => callForData(previewTemplate, { body, signal }),
    enabled: building !== undefined && refusal === undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const problem =
    refusal !== undefined
      ? codeText(t, refusal.code, refusal)
      : error !== null
        ? errorText(t, error)
        : undefined
  return (
    <Card size="small" className="letter-preview" title={<h2>{t('console.letters.preview')}</h2>}>
      {tools.can('read', target.name) && (
        <div className="lobby-field">
          <label htmlFor="letter-document">{entityTitle(t, target.name)}</label>
          <RecordSelect
            key={type}
            target={target}
            tools={tools}
            element={{ id: 'letter-document' }}
            value={chosen}
            onChange={(ids) => setChoice({ type, ids })}
          />
        </div>
      )}
      {problem !== undefined && <Alert type="warning" showIcon message={problem} />}
      {data === undefined && problem === undefined && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && (
        <>
          {data.invented && <p className="lobby-secondary">{t('console.letters.invented')}</p>}
          <div aria-busy={isPlaceholderData} className="letter-paper">
            <DocumentPaper page={data.page} />
          </div>
        </>
      )}
    </Card>
  )
}
