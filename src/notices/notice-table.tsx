import { Button } from 'antd'
import { Link } from 'react-router'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import type { Preview } from './notice-summary.tsx'

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
  const problems = t('console.notices.preview.problems')
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{label('apartment_id')}</th>
            <th scope="col">{label('recipient')}</th>
            {sums.map((name) => (
              <th key={name} scope="col" data-align="right">
                {label(name)}
              </th>
            ))}
            <th scope="col">{problems}</th>
            <th scope="col">{t('console.notices.preview.page')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.apartment_id}>
              <td data-label={label('apartment_id')}>
                {row.apartment === null ? (
                  row.apartment_id
                ) : (
                  <Link to={pathOf('apartment', row.apartment_id) ?? ''}>{row.apartment}</Link>
                )}
              </td>
              <td data-label={label('recipient')}>{row.recipient ?? '–'}</td>
              {sums.map((name) => (
                <td key={name} data-align="right" data-label={label(name)}>
                  {money(row[name])}
                </td>
              ))}
              <td data-label={problems}>
                {row.problems.length === 0
                  ? t('console.notices.preview.reachable')
                  : row.problems
                      .map(
                        ({ channel, problem }) =>
                          `${optionLabel(t, groupNoticeSlip.name, 'channels', channel)}: ${optionLabel(t, noticeSlip.name, 'email_problem', problem)}`,
                      )
                      .join('; ')}
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={`${t('console.notices.preview.see_page')} ${row.apartment ?? row.apartment_id}`}
                  aria-pressed={row.apartment_id === shown}
                  onClick={() => show(row.apartment_id)}
                >
                  {t('console.notices.preview.see_page')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={sums.length + 1}>
              {t('console.notices.preview.all')}
            </th>
            <td data-align="right" data-label={label('due')}>
              <strong>{money(due)}</strong>
            </td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
