import type { AnyEntity } from '#core/entity.ts'
import { voucherCalls, type RecordPaper } from '#domain/calls/papers.ts'
import type { SlotProps } from '../crud/views.ts'
import { paperPrint } from './paper-print.tsx'

/** The slot of a document's paper: a draft has no number and has booked nothing yet, so it is not printed. */
export function printApproved(calls: RecordPaper) {
  const Approved = paperPrint(calls)
  return function ApprovedPrint(props: SlotProps<AnyEntity>) {
    const { onChange, ...shown } = props
    if (onChange !== undefined) return null
    if (shown.record['status'] === 'draft')
      return <p className="lobby-secondary">{shown.tools.t('console.voucher.after_approval')}</p>
    return <Approved {...shown} />
  }
}

/** What moves no money is no voucher, and has no page. */
export const VoucherPrint = printApproved(voucherCalls)
