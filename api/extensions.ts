import type { Registry } from '#core/registry.ts'
import type { AuthServices } from './auth/services.ts'
import type { NamedExtension } from './records/extension.ts'
import { accountExtension } from './accounts/account.extension.ts'
import { permissionGroupExtension } from './accounts/permission-group.extension.ts'
import { bankGatewayExtension } from './banks/bank-gateway.extension.ts'
import { bankLineExtension } from './banks/bank-line.extension.ts'
import { bankMessageExtension } from './banks/bank-message.extension.ts'
import { paymentRequestExtension } from './banks/payment-request.extension.ts'
import { utilityBookingExtension } from './utilities/utility-booking.extension.ts'
import { utilityExtension } from './utilities/utility.extension.ts'
import { buildingExtension } from './buildings/building.extension.ts'
import { conversationCommentExtension } from './communication/conversation-comment.extension.ts'
import { conversationExtension } from './communication/conversation.extension.ts'
import { currencyExtension } from './currencies/currency.extension.ts'
import { deskRateExtension } from './currencies/desk-rate.extension.ts'
import { exchangeRateExtension } from './currencies/exchange-rate.extension.ts'
import { debtCertificateExtension } from './debts/debt-certificate.extension.ts'
import { debtExtension } from './debts/debt.extension.ts'
import { feeSlipExtension } from './fees/fee-slip.extension.ts'
import { feeExtension } from './fees/fee.extension.ts'
import { groupFeeSlipExtension } from './fees/group-fee-slip.extension.ts'
import { indexedFeeExtension } from './fees/indexed-fee.extension.ts'
import { openingDebtExtension } from './fees/opening-debt.extension.ts'
import { payerRuleExtension } from './fees/payer-rule.extension.ts'
import { fileExtension } from './files/file.extension.ts'
import { feedbackExtension } from './forms/feedback.extension.ts'
import { formAnswerExtension } from './forms/form-answer.extension.ts'
import { chartAccountExtension } from './ledger/chart-account.extension.ts'
import { closedMonthExtension } from './ledger/closed-month.extension.ts'
import { logExtension } from './logs/log.extension.ts'
import { exampleTemplateExtension } from './media/example-template.extension.ts'
import { newsExtension } from './media/news.extension.ts'
import { notificationExtension } from './media/notification.extension.ts'
import { electricMeterExtension } from './metering/electric-meter.extension.ts'
import { electricReadingExtension } from './metering/electric-reading.extension.ts'
import { waterMeterExtension } from './metering/water-meter.extension.ts'
import { waterReadingExtension } from './metering/water-reading.extension.ts'
import { groupNoticeSlipExtension } from './notices/group-notice-slip.extension.ts'
import { periodicChecklistExtension } from './operation/periodic-checklist.extension.ts'
import { taxInfoExtension } from './debts/tax-info.extension.ts'
import { suggestionExtension } from './operation/suggestion.extension.ts'
import { orderExtension } from './orders/order.extension.ts'
import { parkingCardExtension } from './parking/parking-card.extension.ts'
import { vehicleExtension } from './parking/vehicle.extension.ts'
import { bankExtension } from './payment-methods/bank.extension.ts'
import { cashAccountExtension } from './payment-methods/cash-account.extension.ts'
import { paymentMethodExtension } from './payment-methods/payment-method.extension.ts'
import { residencyExtension } from './people/residency.extension.ts'
import { residentExtension } from './people/resident.extension.ts'
import { residentRegistrationExtension } from './people/resident-registration.extension.ts'
import { visitorExtension } from './people/visitor.extension.ts'
import { apartmentExtension } from './property/apartment.extension.ts'
import { contractExtension } from './contracts/contract.extension.ts'
import { handoverExtension } from './property/handover.extension.ts'
import { preprintBookExtension } from './receipts/preprint-book.extension.ts'
import { lateInterestRuleExtension } from './fees/late-interest-rule.extension.ts'
import { lateInterestRunExtension } from './fees/late-interest-run.extension.ts'
import { preprintSerialExtension } from './receipts/preprint-serial.extension.ts'
import { receiptExtension } from './receipts/receipt.extension.ts'
import { tillClosingExtension } from './receipts/till-closing.extension.ts'
import { serviceBookingExtension } from './services/service-booking.extension.ts'
import { paymentVoucherExtension } from './vouchers/payment-voucher.extension.ts'
import { prepaymentPortionExtension } from './vouchers/prepayment-portion.extension.ts'
import { prepaymentExtension } from './vouchers/prepayment.extension.ts'
import { withOpenMonths } from './vouchers/draft-months.ts'
import { withFundRefusals } from './vouchers/fund-refusals.ts'
import { creditTransferExtension } from './vouchers/credit-transfer.extension.ts'
import { refundExtension } from './vouchers/refund.extension.ts'
import { writeOffExtension } from './vouchers/write-off.extension.ts'
import { adjustmentExtension } from './vouchers/adjustment.extension.ts'
import { cashTransferExtension } from './vouchers/cash-transfer.extension.ts'
import { depositExtension } from './vouchers/deposit.extension.ts'
import { depositReturnExtension } from './vouchers/deposit-return.extension.ts'
import { openingBalanceExtension } from './vouchers/opening-balance.extension.ts'
import { receiptVoucherCategoryExtension } from './vouchers/receipt-voucher-category.extension.ts'
import { receiptVoucherExtension } from './vouchers/receipt-voucher.extension.ts'
import { voucherPlanPeriodExtension } from './vouchers/voucher-plan-period.extension.ts'
import { feeSettingExtension } from './tariffs/fee-setting.extension.ts'
import { vatRateExtension } from './fees/vat-rate.extension.ts'
import { voucherPlanExtension } from './vouchers/voucher-plan.extension.ts'
import { stockCountExtension } from './warehouse/stock-count.extension.ts'
import { stockInExtension } from './warehouse/stock-in.extension.ts'
import { stockOutExtension } from './warehouse/stock-out.extension.ts'

interface ExtensionServices {
  readonly services: AuthServices
  readonly registry: Registry
}

/** Behaviour of entities beyond the pipeline, one file for each. */
export function extensions(parts: ExtensionServices): NamedExtension[] {
  const others = ownExtensions(parts).map((own) => withFundRefusals(withOpenMonths(own)))
  return [...others, fileExtension({ registry: parts.registry, others })]
}

const ownExtensions = ({ services, registry }: ExtensionServices): NamedExtension[] => [
  accountExtension(services),
  permissionGroupExtension,
  utilityBookingExtension,
  utilityExtension,
  buildingExtension,
  conversationCommentExtension,
  conversationExtension,
  currencyExtension,
  exchangeRateExtension,
  deskRateExtension,
  debtExtension,
  debtCertificateExtension,
  feeSlipExtension,
  feeExtension,
  feeSettingExtension,
  vatRateExtension,
  groupFeeSlipExtension(services.jobs),
  groupNoticeSlipExtension(services.jobs),
  indexedFeeExtension,
  openingDebtExtension,
  payerRuleExtension,
  feedbackExtension,
  formAnswerExtension,
  closedMonthExtension,
  chartAccountExtension,
  logExtension(registry),
  newsExtension,
  exampleTemplateExtension,
  notificationExtension,
  electricMeterExtension,
  electricReadingExtension,
  waterMeterExtension,
  waterReadingExtension,
  periodicChecklistExtension,
  suggestionExtension,
  taxInfoExtension,
  orderExtension,
  parkingCardExtension,
  vehicleExtension,
  bankExtension,
  cashAccountExtension,
  paymentMethodExtension,
  residencyExtension,
  residentExtension,
  residentRegistrationExtension,
  visitorExtension(services),
  apartmentExtension,
  handoverExtension,
  contractExtension,
  lateInterestRuleExtension,
  lateInterestRunExtension,
  preprintBookExtension,
  preprintSerialExtension,
  receiptExtension,
  bankGatewayExtension(services.key),
  bankMessageExtension,
  bankLineExtension,
  paymentRequestExtension,
  tillClosingExtension,
  serviceBookingExtension,
  paymentVoucherExtension,
  receiptVoucherCategoryExtension,
  receiptVoucherExtension,
  voucherPlanPeriodExtension,
  voucherPlanExtension,
  openingBalanceExtension,
  depositReturnExtension,
  depositExtension,
  prepaymentExtension,
  prepaymentPortionExtension,
  cashTransferExtension,
  refundExtension,
  creditTransferExtension,
  writeOffExtension,
  adjustmentExtension,
  stockCountExtension,
  stockInExtension,
  stockOutExtension,
]
