import { extendEntity } from '#api/records/behaviour.ts'
import { feeSlip } from '#entities/fees/fee-slip.ts'
import { invoiceOfSlipSql } from '../ledger/invoice-number-sql.ts'
import { feeIs, livingFees } from './living-fees.ts'

/** A slip adds up its fees. */
export const feeSlipExtension = extendEntity(feeSlip, {
  expressions: {
    amount: `(select coalesce(sum(f.amount), 0) ${livingFees('fee_slip_id')})`,
    open: `(select coalesce(sum(f.amount - f.settled), 0) ${livingFees('fee_slip_id')}
      and f.status <> ${feeIs.draft})`,
    invoice: invoiceOfSlipSql('t'),
  },
})
