import type { ReactNode } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { formatBytes, formatNumber } from '../fields/format.ts'
import type { Sum } from './use-usage.ts'

export interface UsageRow extends Sum {
  readonly key: string
  readonly name: ReactNode
  /** True for files that the user may not open. */
  readonly isRest?: boolean
}

interface UsageTableProps {
  /** Headings of the table and of its first column. */
  readonly title: string
  readonly rows: readonly UsageRow[]
  readonly tools: ViewTools
}

/** Number and total size of the files by record type or by account, the largest first. */
export function UsageTable({ title, rows, tools: { t, language } }: UsageTableProps) {
  return (
    <div className="lobby-figures lobby-rows-box">
      <table className="lobby-rows lobby-usage-table">
        <caption className="lobby-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" data-align="right">
              {t('console.files.usage.files')}
            </th>
            <th scope="col" data-align="right">
              {t('console.files.usage.size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bytes, files, isRest }) => (
            <tr key={key} data-rest={isRest}>
              <th scope="row">{name}</th>
              <td data-align="right" data-label={t('console.files.usage.files')}>
                {formatNumber(files, { language, digits: 0 })}
              </td>
              <td data-align="right" data-label={t('console.files.usage.size')}>
                {formatBytes(bytes, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
