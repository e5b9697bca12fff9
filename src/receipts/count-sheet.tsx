import { compareAmounts, multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { currencyCodes } from '#domain/currency.ts'
import { amountInWords } from '#domain/money/words.ts'
import { notesOf } from '#domain/money/notes.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import type { SlotProps } from '../crud/views.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDateTime, formatNumber } from '../fields/format.ts'
import { isRecord } from '../fields/references/entities.ts'
import { fieldLabel } from '../fields/words.ts'
import { nameIn, textOf } from './paper-text.ts'
import { Paper } from './paper.tsx'
import { PrintCard } from './print-card.tsx'

/** The minutes of a cash count on its page, ready to be printed and signed. */
export const CountSheetPrint = ({ record, tools, onChange }: SlotProps) =>
  onChange === undefined && (
    <PrintCard tools={tools}>{(paper) => <CountSheet record={record} tools={paper} />}</PrintCard>
  )

interface CountSheetProps {
  readonly record: Values
  readonly tools: ViewTools
}

const amountOf = (value: unknown) => textOf(value) ?? '0'

/** A whole sheet in the order of form 08a-TT: what the book has, what was counted note by note, and the difference. */
function CountSheet({ record, tools }: CountSheetProps) {
  const { t, language } = tools
  const currency = currencyCodes.find((code) => code === record.currency_code) ?? tools.currency
  const label = (name: string) => fieldLabel(t, tillClosing.name, name)
  const money = (amount: string) => formatAmount(amount, currency, language)
  const counted = amountOf(record.counted)
  // As the form reckons it: what is missing is positive.
  const difference = subtractAmounts(amountOf(record.expected), counted)
  const side = compareAmounts(difference, '0')
  const notes = countedNotes(record, notesOf[currency])
  const row = (number: string, name: string, amount: string, count?: number) => (
    <tr key={`${number}/${name}`}>
      <td>{number}</td>
      <td>{name}</td>
      <td data-align="right">{count === undefined ? '' : formatNumber(count, { language, digits: 0 })}</td>
      <td data-align="right">{amount}</td>
    </tr>
  )
  return (
    <Paper
      whole
      byHand
      tools={tools}
      title={t('console.count.title')}
      under={[
        ...(currency === 'vnd' ? [t('console.count.form')] : []),
        formatDateTime(textOf(record.closed_at) ?? ''),
      ]}
      facts={[
        [label('cash_account_id'), nameIn(record.cash_account, 'name')],
        [label('cashier_name'), textOf(record.cashier_name)],
        [label('receiver_name'), textOf(record.receiver_name)],
      ]}
      signatures={[
        { title: t('console.count.accountant') },
        { title: t('console.count.cashier'), name: textOf(record.cashier_name) },
        { title: t('console.count.counter'), name: textOf(record.receiver_name) },
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('console.count.number')}</th>
            <th scope="col">{t('console.count.what')}</th>
            <th scope="col" data-align="right">
              {label('denominations.count')}
            </th>
            <th scope="col" data-align="right">
              {t('console.count.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {row('I', t('console.count.expected'), money(amountOf(record.expected)))}
          {row('II', t('console.count.counted'), money(counted))}
          {notes.map(({ value, count }, at) =>
            row(
              String(at + 1),
              t('console.count.note_of', { value: money(value) }),
              money(multiplyAmounts(value, String(count))),
              count,
            ),
          )}
          {row(String(notes.length + 1), label('other_cash'), money(amountOf(record.other_cash)))}
          {row('III', t('console.count.difference'), money(difference))}
          {row('', t('console.count.surplus'), side < 0 ? money(subtractAmounts('0', difference)) : '')}
          {row('', t('console.count.shortage'), side > 0 ? money(difference) : '')}
        </tbody>
      </table>
      <p>
        {t('console.desk.paper.words')} <em>{amountInWords(counted, { language, currency })}</em>
      </p>
      <p>{`${t('console.count.reason')}: ${textOf(record.note) ?? '………………………………'}`}</p>
      {typeof record.ledger_head === 'string' && <p>{`${label('ledger_head')}: ${record.ledger_head}`}</p>}
      <p>{`${t('console.count.conclusion')}: ………………………………………………`}</p>
    </Paper>
  )
}

/** The notes that were counted. A sheet to be filled in by hand, for a count without them, has all notes. */
function countedNotes(record: Values, all: readonly string[]) {
  const rows = Array.isArray(record.denominations) ? record.denominations.filter(isRecord) : []
  const counted = rows.map(({ value, count }) => ({ value: amountOf(value), count: Number(count) }))
  return counted.length > 0
    ? counted.toSorted((a, b) => compareAmounts(b.value, a.value))
    : all.map((value) => ({ value, count: 0 }))
}
