import { amountInWords } from '#domain/money/words.ts'
import type { Priced } from '#domain/money/tariff.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal, formatMoney, formatPrice } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

interface PricedTableProps {
  readonly priced: Priced
  readonly tools: ViewTools
  /** True to also write the total in words. Default true. */
  readonly inWords?: boolean
}

/** A tier or a surcharge, as texts. */
type Line = Readonly<Record<'tier' | 'quantity' | 'price' | 'amount', string>>

/** The calculation of an amount: tier by tier, surcharge by surcharge, and the total. */
export function PricedTable({ priced, tools, inWords = true }: PricedTableProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  const price = (text: string) => formatPrice(text, currency, language)
  const number = (text: string) => formatDecimal(text, { language, digits: 3 })
  const rows: readonly Line[] = [
    ...priced.lines.map((line) => ({
      tier: `${number(line.from)} – ${number(line.to)}`,
      quantity: number(line.quantity),
      price: price(line.price),
      amount: money(line.amount),
    })),
    ...priced.surcharges.map((line) => ({
      tier: line.name,
      quantity: `${number(line.percent)} %`,
      price: money(line.base),
      amount: money(line.amount),
    })),
  ]
  return (
    <>
      <LineTable
        columns={[
          { title: t('console.money.tier'), cell: ({ tier }) => tier },
          { title: t('console.money.quantity'), isNumber: true, cell: ({ quantity }) => quantity },
          { title: t('console.money.price'), isNumber: true, cell: (line) => line.price },
          {
            title: t('console.money.amount'),
            isNumber: true,
            cell: ({ amount }) => amount,
            total: money(priced.total),
          },
        ]}
        rows={rows}
        keyOf={({ tier }) => tier}
        totals={t('console.money.total')}
      />
      {inWords && <p className="lobby-secondary">{amountInWords(priced.total, { language, currency })}</p>}
    </>
  )
}
