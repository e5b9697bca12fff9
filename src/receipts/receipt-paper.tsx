import { isZero } from '#core/amount.ts'
import type { AnyRecord } from '#core/entity.ts'
import { amountInWords } from '#domain/money/words.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMoney, formatMonth } from '../fields/format.ts'
import { isRecord } from '../fields/references/entities.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { useSession } from '../session/session.ts'
import { describeForeignCash } from './foreign-cash.ts'
import { Signature } from './printable.tsx'
import './receipts.css'

interface ReceiptPaperProps {
  readonly record: AnyRecord | Values
  readonly tools: ViewTools
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
/** A name may be changed by its owner; the code beside it may not. */
const signature = (name: unknown, code: unknown) =>
  [text(name), text(code)].filter((part) => part !== undefined).join(' · ')
const nameIn = (value: unknown, name: string) => (isRecord(value) ? text(value[name]) : undefined)

/** A receipt as it is handed over: plain, on half a sheet, amounts in figures and in words (specification §5). */
export function ReceiptPaper({ record, tools }: ReceiptPaperProps) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const label = (name: string) => fieldLabel(t, receipt.name, name)
  const money = (value: unknown) => formatMoney(String(value ?? '0'), currency, language)
  const tendered = describeForeignCash(record, tools)
  const isKeptWhole = tendered === undefined && isZero(String(record.change_given ?? '0'))
  // If no money was received, the receipt is about what credit or a deduction settled.
  const inWords = String(isZero(String(record.received ?? '0')) ? record.settled : record.received)
  const lines = Array.isArray(record.lines) ? record.lines.filter(isRecord) : []
  const facts: readonly (readonly [string, string | undefined])[] = [
    [label('apartment_id'), nameIn(record.apartment, 'code')],
    [label('payer'), text(record.payer)],
    [label('payment_method_id'), nameIn(record.payment_method, 'name')],
    [label('serial'), text(record.serial)],
    [label('note'), text(record.note)],
  ]
  return (
    <article className="desk-paper" lang={language} data-voided={record.status === 'voided'}>
      <header>
        <strong>{building?.name}</strong>
        <h2>{entityLabel(t, receipt.name, 'one')}</h2>
        <p>{`${label('code')}: ${String(record.code)} · ${formatDate(String(record.received_on))}`}</p>
        {record.status === 'voided' && (
          <p className="desk-voided">{t(`entity.${receipt.name}.states.voided`)}</p>
        )}
      </header>
      <dl>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('console.desk.paper.line')}</th>
            <th scope="col">{label('lines.month')}</th>
            <th scope="col" data-align="right">
              {label('lines.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={String(line.fee_id)}>
              <td>
                {text(line.name) ?? optionLabel(t, receipt.name, 'lines.fee_type', String(line.fee_type))}
              </td>
              <td>{formatMonth(String(line.month ?? ''))}</td>
              <td data-align="right">{formatAmount(String(line.amount), currency, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Foot name={label('settled')} value={money(record.settled)} />
          <Foot name={label('credit_used')} value={money(record.credit_used)} hidden={record.credit_used} />
          <Foot name={label('deduction')} value={money(record.deduction)} hidden={record.deduction} />
          <Foot name={label('excess')} value={money(record.excess)} hidden={record.excess} />
          {isKeptWhole ? null : (
            <Foot name={label('amount_received')} value={tendered ?? money(record.amount_received)} />
          )}
          <Foot
            name={label('change_given')}
            value={money(record.change_given)}
            hidden={record.change_given}
          />
          <Foot
            name={label(isKeptWhole ? 'amount_received' : 'received')}
            value={money(record.received)}
            strong
          />
        </tfoot>
      </table>
      <p>
        {t('console.desk.paper.words')} <em>{amountInWords(inWords, { language, currency })}</em>
      </p>
      <footer>
        <Signature title={label('payer')} tools={tools} name={text(record.payer)} />
        <Signature
          title={label('collector_name')}
          tools={tools}
          name={signature(record.collector_name, record.collector_code)}
        />
      </footer>
    </article>
  )
}

interface FootProps {
  readonly name: string
  readonly value: string
  /** Left out where this amount is nothing. */
  readonly hidden?: unknown
  readonly strong?: boolean
}

function Foot({ name, value, hidden, strong = false }: FootProps) {
  if (typeof hidden === 'string' && isZero(hidden)) return null
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td data-align="right">{strong ? <strong>{value}</strong> : value}</td>
    </tr>
  )
}
