import { Button } from 'antd'
import { Link } from 'react-router'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { LineTable } from '../ui/line-table.tsx'
import type { Preview } from './notice-summary.tsx'

type Row = Preview['rows'][number]

interface NoticeTableProps {
  readonly of: Preview
  readonly tools: ViewTools
  /** The apartment whose page is shown. */
  readonly shown: string
  readonly show: (apartmentId: string) => void
}

const sums = ['amount', 'old_debt', 'credit', 'due'] as const

/** Who would get what, and why somebody cannot be reached. */
export function NoticeTable({ of: { rows, due }, tools, shown, show }: NoticeTableProps) {
  const { t, language, currency, pathOf } = tools
  const label = (field: string) => fieldLabel(t, noticeSlip.name, field)
  const money = (value: string) => formatMoney(value, currency, language)
  return (
    <LineTable
      columns={[
        {
          title: label('apartment_id'),
          cell: ({ apartment, apartment_id }) =>
            apartment === null ? (
              apartment_id
            ) : (
              <Link to={pathOf('apartment', apartment_id) ?? ''}>{apartment}</Link>
            ),
        },
        { title: label('recipient'), cell: ({ recipient }) => recipient ?? '–' },
        ...sums.map((name) => ({
          title: label(name),
          isNumber: true,
          cell: (row: Row) => money(row[name]),
          ...(name === 'due' ? { total: money(due) } : {}),
        })),
        {
          title: t('console.notices.preview.problems'),
          cell: ({ problems }) =>
            problems.length === 0
              ? t('console.notices.preview.reachable')
              : problems
                  .map(
                    ({ channel, problem }) =>
                      `${optionLabel(t, groupNoticeSlip.name, 'channels', channel)}: ${optionLabel(t, noticeSlip.name, 'email_problem', problem)}`,
                  )
                  .join('; '),
        },
        {
          title: t('console.notices.preview.page'),
          cell: ({ apartment_id, apartment }) => (
            <Button
              size="small"
              aria-label={`${t('console.notices.preview.see_page')} ${apartment ?? apartment_id}`}
              aria-pressed={apartment_id === shown}
              onClick={() => show(apartment_id)}
            >
              {t('console.notices.preview.see_page')}
            </Button>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ apartment_id }) => apartment_id}
      totals={t('console.notices.preview.all')}
    />
  )
}
