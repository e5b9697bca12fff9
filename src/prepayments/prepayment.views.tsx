import { prepayment } from '#entities/vouchers/prepayment.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { VoucherPrint } from '../papers/voucher-print.tsx'
import { PlanForecast } from './plan-forecast.tsx'

/** A prepayment says what it comes to, month by month, before it is saved, and is printed as a voucher once its money has come. */
export const views = defineViews(prepayment, { slots: { plan: Plan, print: VoucherPrint } })

function Plan(props: SlotProps<typeof prepayment>) {
  const { status = 'draft' } = props.record
  // Once it is approved its months are settled.
  if (props.onChange !== undefined && status === 'draft') return <PlanForecast {...props} />
  return <p className="lobby-secondary">{props.tools.t('console.prepayments.higher')}</p>
}
