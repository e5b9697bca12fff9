import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import type { WorkbookGroup, WorkbookSheetView } from '#domain/calls/building-workbook.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { useGroupRows, type Workbook } from './calls.ts'

interface SheetCardProps {
  readonly workbook: Workbook
  readonly sheet: WorkbookSheetView
  readonly tools: ViewTools
}

const shownOutcomes = [
  'create',
  'created',
  'update',
  'updated',
  'unchanged',
  'invalid',
  'failed',
  'undone',
  'kept',
] as const
const colors: Readonly<Partial<Record<(typeof shownOutcomes)[number], string>>> = {
  create: 'success',
  created: 'success',
  update: 'processing',
  updated: 'processing',
  invalid: 'error',
  failed: 'error',
  kept: 'warning',
}

/** One sheet of the file: its sums, what becomes of its rows, and each reason once. */
export function SheetCard({ workbook, sheet, tools }: SheetCardProps) {
  const { t } = tools
  return (
    <section className="workbook-sheet" aria-label={sheet.title}>
      <header>
        <h2>{sheet.title}</h2>
        <span className="lobby-secondary">{t('console.building_workbook.rows', { rows: sheet.rows })}</span>
        {sumTexts(sheet, tools).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span className="workbook-outcomes">
          {shownOutcomes.map((outcome) =>
            (sheet.counts[outcome] ?? 0) === 0 ? null : (
              <Tag key={outcome} color={colors[outcome]}>
                {t(`console.imports.outcome.${outcome}`)} {sheet.counts[outcome]}
              </Tag>
            ),
          )}
        </span>
      </header>
      {sheet.is_denied && (
        <Alert
          type="warning"
          showIcon
          message={t('console.building_workbook.denied')}
          className="lobby-import-alert"
        />
      )}
      {sheet.missing.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={t('console.imports.missing', { fields: sheet.missing.join(', ') })}
          className="lobby-import-alert"
        />
      )}
      {sheet.unused.length > 0 && (
        <p className="lobby-secondary">
          {t('console.imports.unused_columns', { columns: sheet.unused.join(', ') })}
        </p>
      )}
      {sheet.groups.length > 0 && (
        <ul className="workbook-groups">
          {sheet.groups.map((group) => (
            <Group key={group.key} workbook={workbook} sheet={sheet} group={group} tools={tools} />
          ))}
        </ul>
      )}
    </section>
  )
}

function sumTexts({ name, sums }: WorkbookSheetView, { t, language }: ViewTools): string[] {
  const columns = sheetsByName.get(name)?.columns ?? []
  return sums.map(({ column: of, value }) => {
    const column = columns.find((one) => one.name === of)
    const [entity = '', field = ''] = column?.of.split('.') ?? []
    const heading = column?.label?.[language] ?? fieldLabel(t, entity, field)
    return `${heading}: ${formatDecimal(value, { language, digits: 2 })}`
  })
}

interface GroupProps extends SheetCardProps {
  readonly group: WorkbookGroup
}

/** One reason with its count and first rows; all of its rows open below. */
function Group({ workbook, sheet, group, tools: { t } }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const first = group.first.join(', ')
  return (
    <li data-warning={group.is_warning}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Tag color={group.is_warning ? 'warning' : 'error'}>
          {t(group.is_warning ? 'console.building_workbook.warning' : 'console.imports.outcome.invalid')}
        </Tag>
        <span>{group.heading === '' ? group.message : `${group.heading}: ${group.message}`}</span>
        <span className="lobby-secondary">
          {t(
            group.rows > group.first.length
              ? 'console.building_workbook.first_rows'
              : 'console.building_workbook.at_rows',
            {
              rows: group.rows,
              first,
            },
          )}
        </span>
      </button>
      {isOpen && <GroupRows workbook={workbook} sheet={sheet} group={group} t={t} />}
    </li>
  )
}

function GroupRows({
  workbook,
  sheet,
  group,
  t,
}: Omit<GroupProps, 'tools'> & { readonly t: ViewTools['t'] }) {
  const rows = useGroupRows(workbook, group.key)
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows lobby-import-rows">
        <thead>
          <tr>
            <th scope="col" data-align="right">
              {t('console.imports.row')}
            </th>
            {sheet.header.map((title, at) => (
              <th key={`${at} ${title}`} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows.data?.pages.flat() ?? []).map(({ number, cells }) => (
            <tr key={number}>
              <td data-align="right" data-label={t('console.imports.row')}>
                {number}
              </td>
              {sheet.header.map((title, at) => (
                <td key={`${at} ${title}`} data-label={title}>
                  {cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.hasNextPage && (
        <Button onClick={() => void rows.fetchNextPage()} loading={rows.isFetchingNextPage}>
          {t('console.imports.more')}
        </Button>
      )}
    </div>
  )
}
