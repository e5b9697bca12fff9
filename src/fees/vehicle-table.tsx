import { sumAmounts } from '#core/amount.ts'
import type { PricedVehicle } from '#domain/money/charge-types.ts'
import type { SurchargeLine } from '#domain/money/tariff.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatDecimal, formatMoney, formatPrice } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

interface VehicleTableProps {
  readonly vehicles: readonly PricedVehicle[]
  readonly surcharges: readonly SurchargeLine[]
  readonly tools: ViewTools
}

/** A vehicle or a surcharge, as texts. */
type Line = Readonly<Record<'plate' | 'term' | 'pack' | 'price' | 'amount', string>>

/** The price of each parked vehicle, with its days and its package. */
export function VehicleTable({ vehicles, surcharges, tools }: VehicleTableProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  const total = sumAmounts([...vehicles, ...surcharges].map(({ amount }) => amount))
  const day = (text: string | null) => (text === null ? '…' : formatDate(text))
  const lines: readonly Line[] = [
    ...vehicles.map(({ plate, from, to, applyBy, price, amount }) => ({
      plate,
      term: `${day(from)} – ${day(to)}`,
      pack: t(`console.fees.trace.by_${applyBy}`),
      price: formatPrice(price, currency, language),
      amount: money(amount),
    })),
    ...surcharges.map(({ name, percent, base, amount }) => ({
      plate: name,
      term: '',
      pack: `${formatDecimal(percent, { language, digits: 2 })} %`,
      price: money(base),
      amount: money(amount),
    })),
  ]
  return (
    <LineTable
      columns={[
        { title: t('console.fees.trace.plate'), cell: ({ plate }) => plate },
        { title: t('console.fees.trace.term'), cell: ({ term }) => term },
        { title: t('console.fees.trace.package'), cell: ({ pack }) => pack },
        { title: t('console.money.price'), isNumber: true, cell: ({ price }) => price },
        {
          title: t('console.money.amount'),
          isNumber: true,
          cell: ({ amount }) => amount,
          total: money(total),
        },
      ]}
      rows={lines}
      keyOf={(_line, at) => at}
      totals={t('console.money.total')}
    />
  )
}
