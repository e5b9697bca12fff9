import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { isZero } from '#core/amount.ts'
import { listBankDays } from '#domain/calls/banks.ts'
import type { RowOf } from '#domain/calls/call.ts'
import type { ListPartProps } from '../crud/views.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import './banks.css'

type Day = RowOf<typeof listBankDays>

const words = 'console.banks.days'
const figures = [
  'money_in',
  'money_out',
  'matched',
  'unmatched',
  'not_ours',
  'bank_balance',
  'ledger_balance',
] as const

/** Each account's latest day: what of it is matched, and the bank's balance against the ledger's. */
export function BankDays({ tools }: ListPartProps) {
  const { t } = tools
  const { building } = useSession()
  const [isLong, setLong] = useState(false)
  const { data } = useReport({
    call: listBankDays,
    input: { params: { building_id: building?.id } },
    of: ['bank_line', 'receipt', 'cash_transfer', 'payment_voucher'],
  })
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  if (data.length === 0) return null
  const latest = data.filter(({ bank_id }, at) => data.findIndex((one) => one.bank_id === bank_id) === at)
  return (
    <section className="bank-days" aria-label={t(`${words}.title`)}>
      <h2>{t(`${words}.title`)}</h2>
      <DayTable days={isLong ? data : latest} tools={tools} />
      {latest.length < data.length && (
        <Button type="link" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {t(`${words}.${isLong ? 'less' : 'more'}`)}
        </Button>
      )}
    </section>
  )
}

interface DayTableProps {
  readonly days: readonly Day[]
  readonly tools: ViewTools
}

function DayTable({ days, tools: { t, language } }: DayTableProps) {
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{t(`${words}.bank`)}</th>
            <th scope="col">{t(`${words}.day`)}</th>
            {[...figures, 'difference' as const].map((name) => (
              <th key={name} scope="col" data-align="right">
                {t(`${words}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={`${day.bank_id} ${day.day}`}>
              <th scope="row">{day.bank}</th>
              <td data-label={t(`${words}.day`)}>{formatDate(day.day)}</td>
              {figures.map((name) => (
                <td key={name} data-align="right" data-label={t(`${words}.${name}`)}>
                  {moneyText(day, day[name], t(`${words}.untold`), language)}
                </td>
              ))}
              <td
                data-align="right"
                data-label={t(`${words}.difference`)}
                data-bad={day.difference !== null && !isZero(day.difference)}
              >
                <strong>{moneyText(day, day.difference, '–', language)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const moneyText = (
  { currency_code }: Day,
  amount: string | null,
  otherwise: string,
  language: ViewTools['language'],
) => (amount === null ? otherwise : formatMoney(amount, currency_code, language))
