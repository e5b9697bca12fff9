import type { Room } from '#api/room.ts'
import { adjustmentExtension } from './adjustment.extension.ts'
import { bookingDepositRoutes } from './booking-deposit.ts'
import { cashTransferExtension } from './cash-transfer.extension.ts'
import { creditTransferExtension } from './credit-transfer.extension.ts'
import { depositReturnExtension } from './deposit-return.extension.ts'
import { depositExtension } from './deposit.extension.ts'
import { fundPlanItemExtension } from './fund-plan-item.extension.ts'
import { fundPlanExtension } from './fund-plan.extension.ts'
import { openingBalanceExtension } from './opening-balance.extension.ts'
import { partnerExtension } from './partner.extension.ts'
import { paymentVoucherExtension } from './payment-voucher.extension.ts'
import { prepaymentPortionExtension } from './prepayment-portion.extension.ts'
import { prepaymentRoutes } from './prepayment-routes.ts'
import { prepaymentExtension } from './prepayment.extension.ts'
import { receiptVoucherCategoryExtension } from './receipt-voucher-category.extension.ts'
import { receiptVoucherExtension } from './receipt-voucher.extension.ts'
import { refundExtension } from './refund.extension.ts'
import { revaluationExtension } from './revaluation.extension.ts'
import { supplierInvoiceExtension } from './supplier-invoice.extension.ts'
import { voucherPlanPeriodExtension } from './voucher-plan-period.extension.ts'
import { voucherPlanExtension } from './voucher-plan.extension.ts'
import { writeOffExtension } from './write-off.extension.ts'

export const room: Room = {
  extensions: [
    supplierInvoiceExtension,
    partnerExtension,
    paymentVoucherExtension,
    receiptVoucherCategoryExtension,
    receiptVoucherExtension,
    voucherPlanPeriodExtension,
    voucherPlanExtension,
    fundPlanExtension,
    fundPlanItemExtension,
    openingBalanceExtension,
    depositReturnExtension,
    depositExtension,
    prepaymentExtension,
    prepaymentPortionExtension,
    cashTransferExtension,
    refundExtension,
    revaluationExtension,
    creditTransferExtension,
    writeOffExtension,
    adjustmentExtension,
  ],
  routes: [prepaymentRoutes, bookingDepositRoutes],
}
