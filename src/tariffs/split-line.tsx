import { isZero } from '#core/amount.ts'
import { revenueOf, type Parted } from '#domain/money/income.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'

interface SplitLineProps {
  readonly parted: Parted
  readonly tools: ViewTools
}

/** What of an amount is revenue, VAT and money of others; nothing if all of it is revenue. */
export function SplitLine({ parted, tools: { t, language, currency } }: SplitLineProps) {
  const { vat, forOthers } = parted
  if (isZero(vat) && isZero(forOthers)) return null
  const parts = [
    ['own', revenueOf(parted)],
    ['output_vat', vat],
    ['collected_for_others', forOthers],
  ] as const
  return (
    <p className="lobby-rate">
      {parts
        .filter(([, amount]) => !isZero(amount))
        .map(
          ([kind, amount]) =>
            `${t(`console.money.parts.${kind}`)}: ${formatMoney(amount, currency, language)}`,
        )
        .join(' · ')}
    </p>
  )
}
