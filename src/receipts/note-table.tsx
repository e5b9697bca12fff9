import { InputNumber } from 'antd'
import { multiplyAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { notesOf } from '#domain/money/notes.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'

interface NoteTableProps {
  readonly tools: ViewTools
  /** Of the cash that is counted. */
  readonly currency: CurrencyCode
  /** Number of notes by their value. */
  readonly counts: Readonly<Record<string, number>>
  readonly onChange: (counts: Readonly<Record<string, number>>) => void
}

const label = (tools: ViewTools, name: string) => fieldLabel(tools.t, tillClosing.name, name)

/** The notes of a currency, each with how many there are and what they come to. */
export function NoteTable({ tools, currency, counts, onChange }: NoteTableProps) {
  const { language } = tools
  const money = (amount: string) => formatAmount(amount, currency, language)
  return (
    <table className="desk-notes figures">
      <thead>
        <tr>
          <th scope="col" data-align="right">
            {`${label(tools, 'denominations.value')} (${currencies[currency].symbol})`}
          </th>
          <th scope="col">{label(tools, 'denominations.count')}</th>
          <th scope="col" data-align="right">
            {tools.t('console.desk.notes_worth')}
          </th>
        </tr>
      </thead>
      <tbody>
        {notesOf[currency].map((value) => (
          <tr key={value}>
            <th scope="row" data-align="right">
              {money(value)}
            </th>
            <td>
              <InputNumber
                aria-label={`${label(tools, 'denominations.count')}: ${money(value)}`}
                min={0}
                max={1_000_000}
                precision={0}
                controls={false}
                value={counts[value] ?? null}
                onChange={(count) => onChange({ ...counts, [value]: count ?? 0 })}
              />
            </td>
            <td data-align="right">{money(multiplyAmounts(value, String(counts[value] ?? 0)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
