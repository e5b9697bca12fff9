import { voucherCalls } from '#domain/calls/papers.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import { registry } from '#entities/index.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { paperPrint } from './paper-print.tsx'

/** Documents that move money are printed from their pages, as vouchers to be signed. */
export const views = defineViews(
  printedVouchers.map((name) => registry[name]),
  { slots: { print: VoucherPrint } },
)

const Approved = paperPrint(voucherCalls)

/** A draft has no number and has moved nothing yet, so it is not printed. What only settles is no voucher either. */
function VoucherPrint(props: SlotProps<(typeof registry)[(typeof printedVouchers)[number]]>) {
  const { onChange, ...shown } = props
  if (onChange !== undefined) return null
  if (shown.record.status === 'draft')
    return <p className="lobby-secondary">{shown.tools.t('console.voucher.after_approval')}</p>
  return <Approved {...shown} />
}
