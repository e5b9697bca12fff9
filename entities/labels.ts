import type { EntityName } from './index.ts'
import { accountLabels } from './account/account.labels.ts'
import { fileLabels } from './account/file.labels.ts'
import { logLabels } from './account/log.labels.ts'
import { couponLabels } from './account/coupon.labels.ts'
import { modulePriceLabels } from './account/module-price.labels.ts'
import { orderLabels } from './account/order.labels.ts'
import { permissionGroupLabels } from './account/permission-group.labels.ts'
import { relationshipLabels } from './people/relationship.labels.ts'
import { residentLabels } from './people/resident.labels.ts'
import { apartmentLabels } from './property/apartment.labels.ts'
import { apartmentTypeLabels } from './property/apartment-type.labels.ts'
import { blockLabels } from './property/block.labels.ts'
import { buildingLabels } from './property/building.labels.ts'
import { residencyLabels } from './property/residency.labels.ts'
import { warehouseLabels } from './warehouse/warehouse.labels.ts'
import { warehouseItemLabels } from './warehouse/warehouse-item.labels.ts'
import { stockLevelLabels } from './warehouse/stock-level.labels.ts'
import { stockMovementLabels } from './warehouse/stock-movement.labels.ts'
import { stockInLabels } from './warehouse/stock-in.labels.ts'
import { stockOutLabels } from './warehouse/stock-out.labels.ts'
import { stockCountLabels } from './warehouse/stock-count.labels.ts'
import { partnerLabels } from './operation/partner.labels.ts'
import { equipmentCategoryLabels } from './operation/equipment-category.labels.ts'
import { equipmentLabels } from './operation/equipment.labels.ts'
import { equipmentContractLabels } from './operation/equipment-contract.labels.ts'
import { checklistLabels } from './operation/checklist.labels.ts'
import { periodicChecklistLabels } from './operation/periodic-checklist.labels.ts'
import { incidentChecklistLabels } from './operation/incident-checklist.labels.ts'
import { suggestionLabels } from './operation/suggestion.labels.ts'
import { vehicleCardTypeLabels } from './parking/vehicle-card-type.labels.ts'
import { parkingCardLabels } from './parking/parking-card.labels.ts'
import { vehicleLabels } from './parking/vehicle.labels.ts'
import { parkingLogLabels } from './parking/parking-log.labels.ts'
import { waterMeterLabels } from './metering/water-meter.labels.ts'
import { waterReadingLabels } from './metering/water-reading.labels.ts'
import { electricMeterLabels } from './metering/electric-meter.labels.ts'
import { electricReadingLabels } from './metering/electric-reading.labels.ts'
import { gasMeterLabels } from './metering/gas-meter.labels.ts'
import { gasReadingLabels } from './metering/gas-reading.labels.ts'
import { handoverLabels } from './property/handover.labels.ts'
import { invitationRoundLabels } from './people/invitation-round.labels.ts'
import { residentInvitationLabels } from './people/resident-invitation.labels.ts'
import { residentRegistrationLabels } from './people/resident-registration.labels.ts'
import { visitorLabels } from './people/visitor.labels.ts'
import { providerLabels } from './services/provider.labels.ts'
import { serviceGroupLabels } from './services/service-group.labels.ts'
import { serviceLabels } from './services/service.labels.ts'
import { serviceBookingLabels } from './services/service-booking.labels.ts'
import { utilityTypeLabels } from './utilities/utility-type.labels.ts'
import { utilityLabels } from './utilities/utility.labels.ts'
import { utilityBookingLabels } from './utilities/utility-booking.labels.ts'
import { registrationFormLabels } from './forms/registration-form.labels.ts'
import { formAnswerLabels } from './forms/form-answer.labels.ts'
import { feedbackLabels } from './forms/feedback.labels.ts'
import { contractTemplateLabels } from './contracts/contract-template.labels.ts'
import { contractLabels } from './contracts/contract.labels.ts'
import { voucherPlanLabels } from './vouchers/voucher-plan.labels.ts'
import { fundPlanLabels } from './vouchers/fund-plan.labels.ts'
import { supplierInvoiceLabels } from './vouchers/supplier-invoice.labels.ts'
import { fundPlanItemLabels } from './vouchers/fund-plan-item.labels.ts'
import { bankGatewayLabels } from './banks/bank-gateway.labels.ts'
import { bankLineLabels } from './banks/bank-line.labels.ts'
import { bankMessageLabels } from './banks/bank-message.labels.ts'
import { bankStatementLabels } from './banks/bank-statement.labels.ts'
import { paymentRequestLabels } from './banks/payment-request.labels.ts'
import { bankLabels } from './finance/bank.labels.ts'
import { paymentMethodLabels } from './finance/payment-method.labels.ts'
import { cashAccountLabels } from './finance/cash-account.labels.ts'
import { receiptVoucherCategoryLabels } from './vouchers/receipt-voucher-category.labels.ts'
import { paymentVoucherCategoryLabels } from './vouchers/payment-voucher-category.labels.ts'
import { currencyLabels } from './finance/currency.labels.ts'
import { exchangeRateLabels } from './finance/exchange-rate.labels.ts'
import { deskRateLabels } from './finance/desk-rate.labels.ts'
import { feeSettingLabels } from './fees/fee-setting.labels.ts'
import { tariffLabels } from './fees/tariff.labels.ts'
import { feeLabels } from './fees/fee.labels.ts'
import { feeSlipLabels } from './fees/fee-slip.labels.ts'
import { groupFeeSlipLabels } from './fees/group-fee-slip.labels.ts'
import { feeErrorLabels } from './fees/fee-error.labels.ts'
import { feeRuleLabels } from './fees/fee-rule.labels.ts'
import { payerRuleLabels } from './fees/payer-rule.labels.ts'
import { lateInterestRuleLabels } from './fees/late-interest-rule.labels.ts'
import { lateInterestRunLabels } from './fees/late-interest-run.labels.ts'
import { groupNoticeSlipLabels } from './notices/group-notice-slip.labels.ts'
import { noticeSlipLabels } from './notices/notice-slip.labels.ts'
import { lateInterestLineLabels } from './fees/late-interest-line.labels.ts'
import { feeScheduleLabels } from './fees/fee-schedule.labels.ts'
import { indexedFeeLabels } from './fees/indexed-fee.labels.ts'
import { preprintBookLabels } from './receipts/preprint-book.labels.ts'
import { preprintSerialLabels } from './receipts/preprint-serial.labels.ts'
import { preprintTemplateLabels } from './receipts/preprint-template.labels.ts'
import { openingDebtLabels } from './fees/opening-debt.labels.ts'
import { debtLabels } from './debts/debt.labels.ts'
import { debtCertificateLabels } from './debts/debt-certificate.labels.ts'
import { paymentPromiseLabels } from './debts/payment-promise.labels.ts'
import { receiptLabels } from './receipts/receipt.labels.ts'
import { tillClosingLabels } from './receipts/till-closing.labels.ts'
import { closedMonthLabels } from './finance/closed-month.labels.ts'
import { chartAccountLabels } from './finance/chart-account.labels.ts'
import { eInvoiceLabels } from './einvoices/e-invoice.labels.ts'
import { eInvoiceLineLabels } from './einvoices/e-invoice-line.labels.ts'
import { invoiceBatchLabels } from './einvoices/invoice-batch.labels.ts'
import { invoiceLayoutLabels } from './einvoices/invoice-layout.labels.ts'
import { invoiceSellerLabels } from './einvoices/invoice-seller.labels.ts'
import { journalHandoverLabels } from './finance/journal-handover.labels.ts'
import { receiptVoucherLabels } from './vouchers/receipt-voucher.labels.ts'
import { paymentVoucherLabels } from './vouchers/payment-voucher.labels.ts'
import { creditTransferLabels } from './vouchers/credit-transfer.labels.ts'
import { revaluationLabels } from './vouchers/revaluation.labels.ts'
import { refundLabels } from './vouchers/refund.labels.ts'
import { writeOffLabels } from './vouchers/write-off.labels.ts'
import { adjustmentLabels } from './vouchers/adjustment.labels.ts'
import { cashTransferLabels } from './vouchers/cash-transfer.labels.ts'
import { prepaymentPortionLabels } from './vouchers/prepayment-portion.labels.ts'
import { prepaymentLabels } from './vouchers/prepayment.labels.ts'
import { depositLabels } from './vouchers/deposit.labels.ts'
import { depositReturnLabels } from './vouchers/deposit-return.labels.ts'
import { openingBalanceLabels } from './vouchers/opening-balance.labels.ts'
import { voucherPlanPeriodLabels } from './vouchers/voucher-plan-period.labels.ts'
import { taxInfoLabels } from './finance/tax-info.labels.ts'
import { vatRateLabels } from './finance/vat-rate.labels.ts'
import { newsLabels } from './media/news.labels.ts'
import { citizenHandbookLabels } from './media/citizen-handbook.labels.ts'
import { notificationLabels } from './media/notification.labels.ts'
import { pushNotificationTopicLabels } from './media/push-notification-topic.labels.ts'
import { pushNotificationLabels } from './media/push-notification.labels.ts'
import { pushRecipientLabels } from './media/push-recipient.labels.ts'
import { bannerLabels } from './media/banner.labels.ts'
import { sliderLabels } from './media/slider.labels.ts'
import { buildingContactLabels } from './media/building-contact.labels.ts'
import { exampleTemplateLabels } from './media/example-template.labels.ts'
import { templateVersionLabels } from './media/template-version.labels.ts'
import { conversationTopicLabels } from './communication/conversation-topic.labels.ts'
import { conversationLabels } from './communication/conversation.labels.ts'
import { conversationCommentLabels } from './communication/conversation-comment.labels.ts'

/** The words of every entity, by entity name and language. */
export const labels = {
  building: buildingLabels,
  block: blockLabels,
  apartment_type: apartmentTypeLabels,
  apartment: apartmentLabels,
  relationship: relationshipLabels,
  resident: residentLabels,
  residency: residencyLabels,
  permission_group: permissionGroupLabels,
  account: accountLabels,
  module_price: modulePriceLabels,
  coupon: couponLabels,
  order: orderLabels,
  file: fileLabels,
  log: logLabels,
  warehouse: warehouseLabels,
  warehouse_item: warehouseItemLabels,
  stock_level: stockLevelLabels,
  stock_movement: stockMovementLabels,
  stock_in: stockInLabels,
  stock_out: stockOutLabels,
  stock_count: stockCountLabels,
  partner: partnerLabels,
  equipment_category: equipmentCategoryLabels,
  equipment: equipmentLabels,
  equipment_contract: equipmentContractLabels,
  checklist: checklistLabels,
  periodic_checklist: periodicChecklistLabels,
  incident_checklist: incidentChecklistLabels,
  suggestion: suggestionLabels,
  vehicle_card_type: vehicleCardTypeLabels,
  parking_card: parkingCardLabels,
  vehicle: vehicleLabels,
  parking_log: parkingLogLabels,
  water_meter: waterMeterLabels,
  water_reading: waterReadingLabels,
  electric_meter: electricMeterLabels,
  electric_reading: electricReadingLabels,
  gas_meter: gasMeterLabels,
  gas_reading: gasReadingLabels,
  handover: handoverLabels,
  invitation_round: invitationRoundLabels,
  resident_invitation: residentInvitationLabels,
  resident_registration: residentRegistrationLabels,
  visitor: visitorLabels,
  provider: providerLabels,
  service_group: serviceGroupLabels,
  service: serviceLabels,
  service_booking: serviceBookingLabels,
  utility_type: utilityTypeLabels,
  utility: utilityLabels,
  utility_booking: utilityBookingLabels,
  registration_form: registrationFormLabels,
  form_answer: formAnswerLabels,
  feedback: feedbackLabels,
  contract_template: contractTemplateLabels,
  contract: contractLabels,
  voucher_plan: voucherPlanLabels,
  bank: bankLabels,
  payment_method: paymentMethodLabels,
  cash_account: cashAccountLabels,
  receipt_voucher_category: receiptVoucherCategoryLabels,
  payment_voucher_category: paymentVoucherCategoryLabels,
  currency: currencyLabels,
  exchange_rate: exchangeRateLabels,
  desk_rate: deskRateLabels,
  fee_setting: feeSettingLabels,
  tariff: tariffLabels,
  fee: feeLabels,
  fee_slip: feeSlipLabels,
  group_fee_slip: groupFeeSlipLabels,
  fee_error: feeErrorLabels,
  fee_rule: feeRuleLabels,
  payer_rule: payerRuleLabels,
  late_interest_rule: lateInterestRuleLabels,
  late_interest_run: lateInterestRunLabels,
  group_notice_slip: groupNoticeSlipLabels,
  notice_slip: noticeSlipLabels,
  late_interest_line: lateInterestLineLabels,
  fee_schedule: feeScheduleLabels,
  indexed_fee: indexedFeeLabels,
  opening_debt: openingDebtLabels,
  preprint_template: preprintTemplateLabels,
  preprint_book: preprintBookLabels,
  preprint_serial: preprintSerialLabels,
  debt: debtLabels,
  debt_certificate: debtCertificateLabels,
  payment_promise: paymentPromiseLabels,
  receipt: receiptLabels,
  bank_gateway: bankGatewayLabels,
  bank_message: bankMessageLabels,
  bank_statement: bankStatementLabels,
  bank_line: bankLineLabels,
  payment_request: paymentRequestLabels,
  till_closing: tillClosingLabels,
  closed_month: closedMonthLabels,
  chart_account: chartAccountLabels,
  invoice_seller: invoiceSellerLabels,
  invoice_layout: invoiceLayoutLabels,
  invoice_batch: invoiceBatchLabels,
  e_invoice: eInvoiceLabels,
  e_invoice_line: eInvoiceLineLabels,
  journal_handover: journalHandoverLabels,
  fund_plan: fundPlanLabels,
  fund_plan_item: fundPlanItemLabels,
  receipt_voucher: receiptVoucherLabels,
  supplier_invoice: supplierInvoiceLabels,
  payment_voucher: paymentVoucherLabels,
  refund: refundLabels,
  credit_transfer: creditTransferLabels,
  revaluation: revaluationLabels,
  cash_transfer: cashTransferLabels,
  prepayment: prepaymentLabels,
  prepayment_portion: prepaymentPortionLabels,
  deposit: depositLabels,
  deposit_return: depositReturnLabels,
  opening_balance: openingBalanceLabels,
  write_off: writeOffLabels,
  adjustment: adjustmentLabels,
  voucher_plan_period: voucherPlanPeriodLabels,
  tax_info: taxInfoLabels,
  vat_rate: vatRateLabels,
  news: newsLabels,
  citizen_handbook: citizenHandbookLabels,
  notification: notificationLabels,
  push_notification_topic: pushNotificationTopicLabels,
  push_notification: pushNotificationLabels,
  push_recipient: pushRecipientLabels,
  banner: bannerLabels,
  slider: sliderLabels,
  building_contact: buildingContactLabels,
  example_template: exampleTemplateLabels,
  template_version: templateVersionLabels,
  conversation_topic: conversationTopicLabels,
  conversation: conversationLabels,
  conversation_comment: conversationCommentLabels,
} satisfies Record<EntityName, unknown>
