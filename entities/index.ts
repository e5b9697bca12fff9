import { defineRegistry } from '#core/registry.ts'
import { account } from './account/account.ts'
import { coupon } from './account/coupon.ts'
import { file } from './account/file.ts'
import { log } from './account/log.ts'
import { modulePrice } from './account/module-price.ts'
import { order } from './account/order.ts'
import { permissionGroup } from './account/permission-group.ts'
import { relationship } from './people/relationship.ts'
import { resident } from './people/resident.ts'
import { apartment } from './property/apartment.ts'
import { apartmentType } from './property/apartment-type.ts'
import { block } from './property/block.ts'
import { building } from './property/building.ts'
import { residency } from './property/residency.ts'
import { warehouse } from './warehouse/warehouse.ts'
import { warehouseItem } from './warehouse/warehouse-item.ts'
import { stockLevel } from './warehouse/stock-level.ts'
import { stockMovement } from './warehouse/stock-movement.ts'
import { stockIn } from './warehouse/stock-in.ts'
import { stockOut } from './warehouse/stock-out.ts'
import { stockCount } from './warehouse/stock-count.ts'
import { partner } from './operation/partner.ts'
import { equipmentCategory } from './operation/equipment-category.ts'
import { equipment } from './operation/equipment.ts'
import { equipmentContract } from './operation/equipment-contract.ts'
import { checklist } from './operation/checklist.ts'
import { periodicChecklist } from './operation/periodic-checklist.ts'
import { incidentChecklist } from './operation/incident-checklist.ts'
import { suggestion } from './operation/suggestion.ts'
import { vehicleCardType } from './parking/vehicle-card-type.ts'
import { parkingCard } from './parking/parking-card.ts'
import { vehicle } from './parking/vehicle.ts'
import { parkingLog } from './parking/parking-log.ts'
import { waterMeter } from './metering/water-meter.ts'
import { waterReading } from './metering/water-reading.ts'
import { electricMeter } from './metering/electric-meter.ts'
import { electricReading } from './metering/electric-reading.ts'
import { gasMeter } from './metering/gas-meter.ts'
import { gasReading } from './metering/gas-reading.ts'
import { handover } from './property/handover.ts'
import { invitationRound } from './people/invitation-round.ts'
import { residentInvitation } from './people/resident-invitation.ts'
import { residentRegistration } from './people/resident-registration.ts'
import { visitor } from './people/visitor.ts'
import { provider } from './services/provider.ts'
import { serviceGroup } from './services/service-group.ts'
import { service } from './services/service.ts'
import { serviceBooking } from './services/service-booking.ts'
import { utilityType } from './utilities/utility-type.ts'
import { utility } from './utilities/utility.ts'
import { utilityBooking } from './utilities/utility-booking.ts'
import { registrationForm } from './forms/registration-form.ts'
import { formAnswer } from './forms/form-answer.ts'
import { feedback } from './forms/feedback.ts'
import { contractTemplate } from './contracts/contract-template.ts'
import { contract } from './contracts/contract.ts'
import { voucherPlan } from './vouchers/voucher-plan.ts'
import { fundPlan } from './vouchers/fund-plan.ts'
import { supplierInvoice } from './vouchers/supplier-invoice.ts'
import { fundPlanItem } from './vouchers/fund-plan-item.ts'
import { bankGateway } from './banks/bank-gateway.ts'
import { bankLine } from './banks/bank-line.ts'
import { bankMessage } from './banks/bank-message.ts'
import { bankStatement } from './banks/bank-statement.ts'
import { paymentRequest } from './banks/payment-request.ts'
import { bank } from './finance/bank.ts'
import { paymentMethod } from './finance/payment-method.ts'
import { cashAccount } from './finance/cash-account.ts'
import { receiptVoucherCategory } from './vouchers/receipt-voucher-category.ts'
import { paymentVoucherCategory } from './vouchers/payment-voucher-category.ts'
import { currency } from './finance/currency.ts'
import { exchangeRate } from './finance/exchange-rate.ts'
import { deskRate } from './finance/desk-rate.ts'
import { feeSetting } from './fees/fee-setting.ts'
import { tariff } from './fees/tariff.ts'
import { fee } from './fees/fee.ts'
import { feeSlip } from './fees/fee-slip.ts'
import { groupFeeSlip } from './fees/group-fee-slip.ts'
import { feeError } from './fees/fee-error.ts'
import { feeRule } from './fees/fee-rule.ts'
import { payerRule } from './fees/payer-rule.ts'
import { lateInterestRule } from './fees/late-interest-rule.ts'
import { lateInterestRun } from './fees/late-interest-run.ts'
import { groupNoticeSlip } from './notices/group-notice-slip.ts'
import { noticeSlip } from './notices/notice-slip.ts'
import { lateInterestLine } from './fees/late-interest-line.ts'
import { feeSchedule } from './fees/fee-schedule.ts'
import { indexedFee } from './fees/indexed-fee.ts'
import { preprintBook } from './receipts/preprint-book.ts'
import { preprintSerial } from './receipts/preprint-serial.ts'
import { preprintTemplate } from './receipts/preprint-template.ts'
import { openingDebt } from './fees/opening-debt.ts'
import { debt } from './debts/debt.ts'
import { debtCertificate } from './debts/debt-certificate.ts'
import { paymentPromise } from './debts/payment-promise.ts'
import { receipt } from './receipts/receipt.ts'
import { tillClosing } from './receipts/till-closing.ts'
import { closedMonth } from './finance/closed-month.ts'
import { chartAccount } from './finance/chart-account.ts'
import { eInvoice } from './einvoices/e-invoice.ts'
import { eInvoiceLine } from './einvoices/e-invoice-line.ts'
import { invoiceBatch } from './einvoices/invoice-batch.ts'
import { invoiceLayout } from './einvoices/invoice-layout.ts'
import { invoiceSeller } from './einvoices/invoice-seller.ts'
import { journalHandover } from './finance/journal-handover.ts'
import { receiptVoucher } from './vouchers/receipt-voucher.ts'
import { paymentVoucher } from './vouchers/payment-voucher.ts'
import { creditTransfer } from './vouchers/credit-transfer.ts'
import { revaluation } from './vouchers/revaluation.ts'
import { refund } from './vouchers/refund.ts'
import { writeOff } from './vouchers/write-off.ts'
import { adjustment } from './vouchers/adjustment.ts'
import { cashTransfer } from './vouchers/cash-transfer.ts'
import { prepaymentPortion } from './vouchers/prepayment-portion.ts'
import { prepayment } from './vouchers/prepayment.ts'
import { deposit } from './vouchers/deposit.ts'
import { depositReturn } from './vouchers/deposit-return.ts'
import { openingBalance } from './vouchers/opening-balance.ts'
import { voucherPlanPeriod } from './vouchers/voucher-plan-period.ts'
import { taxInfo } from './finance/tax-info.ts'
import { vatRate } from './finance/vat-rate.ts'
import { news } from './media/news.ts'
import { citizenHandbook } from './media/citizen-handbook.ts'
import { notification } from './media/notification.ts'
import { pushNotificationTopic } from './media/push-notification-topic.ts'
import { pushNotification } from './media/push-notification.ts'
import { pushRecipient } from './media/push-recipient.ts'
import { banner } from './media/banner.ts'
import { slider } from './media/slider.ts'
import { buildingContact } from './media/building-contact.ts'
import { exampleTemplate } from './media/example-template.ts'
import { templateVersion } from './media/template-version.ts'
import { conversationTopic } from './communication/conversation-topic.ts'
import { conversation } from './communication/conversation.ts'
import { conversationComment } from './communication/conversation-comment.ts'

/** Every entity of the product by name: one line each, and all else follows from the declarations. */
export const registry = defineRegistry({
  building,
  block,
  apartment_type: apartmentType,
  apartment,
  relationship,
  resident,
  residency,
  permission_group: permissionGroup,
  account,
  module_price: modulePrice,
  coupon,
  order,
  file,
  log,
  warehouse,
  warehouse_item: warehouseItem,
  stock_level: stockLevel,
  stock_movement: stockMovement,
  stock_in: stockIn,
  stock_out: stockOut,
  stock_count: stockCount,
  partner,
  equipment_category: equipmentCategory,
  equipment,
  equipment_contract: equipmentContract,
  checklist,
  periodic_checklist: periodicChecklist,
  incident_checklist: incidentChecklist,
  suggestion,
  vehicle_card_type: vehicleCardType,
  parking_card: parkingCard,
  vehicle,
  parking_log: parkingLog,
  water_meter: waterMeter,
  water_reading: waterReading,
  electric_meter: electricMeter,
  electric_reading: electricReading,
  gas_meter: gasMeter,
  gas_reading: gasReading,
  handover,
  invitation_round: invitationRound,
  resident_invitation: residentInvitation,
  resident_registration: residentRegistration,
  visitor,
  provider,
  service_group: serviceGroup,
  service,
  service_booking: serviceBooking,
  utility_type: utilityType,
  utility,
  utility_booking: utilityBooking,
  registration_form: registrationForm,
  form_answer: formAnswer,
  feedback,
  contract_template: contractTemplate,
  contract,
  voucher_plan: voucherPlan,
  bank,
  payment_method: paymentMethod,
  cash_account: cashAccount,
  receipt_voucher_category: receiptVoucherCategory,
  payment_voucher_category: paymentVoucherCategory,
  currency,
  exchange_rate: exchangeRate,
  desk_rate: deskRate,
  fee_setting: feeSetting,
  tariff,
  fee_rule: feeRule,
  payer_rule: payerRule,
  fee_schedule: feeSchedule,
  group_fee_slip: groupFeeSlip,
  fee_slip: feeSlip,
  late_interest_rule: lateInterestRule,
  late_interest_run: lateInterestRun,
  group_notice_slip: groupNoticeSlip,
  notice_slip: noticeSlip,
  fee,
  late_interest_line: lateInterestLine,
  fee_error: feeError,
  indexed_fee: indexedFee,
  opening_debt: openingDebt,
  preprint_template: preprintTemplate,
  preprint_book: preprintBook,
  preprint_serial: preprintSerial,
  debt,
  debt_certificate: debtCertificate,
  payment_promise: paymentPromise,
  receipt,
  bank_gateway: bankGateway,
  bank_message: bankMessage,
  bank_statement: bankStatement,
  bank_line: bankLine,
  payment_request: paymentRequest,
  till_closing: tillClosing,
  closed_month: closedMonth,
  chart_account: chartAccount,
  invoice_seller: invoiceSeller,
  invoice_layout: invoiceLayout,
  invoice_batch: invoiceBatch,
  e_invoice: eInvoice,
  e_invoice_line: eInvoiceLine,
  journal_handover: journalHandover,
  voucher_plan_period: voucherPlanPeriod,
  fund_plan: fundPlan,
  fund_plan_item: fundPlanItem,
  receipt_voucher: receiptVoucher,
  supplier_invoice: supplierInvoice,
  payment_voucher: paymentVoucher,
  refund,
  credit_transfer: creditTransfer,
  revaluation,
  cash_transfer: cashTransfer,
  prepayment: prepayment,
  prepayment_portion: prepaymentPortion,
  deposit,
  deposit_return: depositReturn,
  opening_balance: openingBalance,
  write_off: writeOff,
  adjustment,
  tax_info: taxInfo,
  vat_rate: vatRate,
  news,
  citizen_handbook: citizenHandbook,
  notification,
  push_notification_topic: pushNotificationTopic,
  push_notification: pushNotification,
  push_recipient: pushRecipient,
  banner,
  slider,
  building_contact: buildingContact,
  example_template: exampleTemplate,
  template_version: templateVersion,
  conversation_topic: conversationTopic,
  conversation,
  conversation_comment: conversationComment,
})

export type EntityName = keyof typeof registry
