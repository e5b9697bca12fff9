import type { Registry } from '#core/registry.ts'
import type { AuthServices } from './auth/services.ts'
import type { NamedExtension } from './records/extension.ts'
import { accountExtension } from './accounts/account.extension.ts'
import { buildingExtension } from './buildings/building.extension.ts'
import { conversationExtensions } from './communication/conversation.extension.ts'
import { currencyExtension } from './currencies/currency.extension.ts'
import { debtExtensions } from './debts/debt.extension.ts'
import { exchangeRateExtension } from './currencies/exchange-rate.extension.ts'
import { feeExtension } from './fees/fee.extension.ts'
import { feeRunExtensions } from './fees/group-fee-slip.extension.ts'
import { fileExtension } from './files/file.extension.ts'
import { formAnswerExtension } from './forms/form-answer.extension.ts'
import { handoverExtension } from './property/handover.extension.ts'
import { indexedFeeExtension } from './fees/indexed-fee.extension.ts'
import { logExtension } from './logs/log.extension.ts'
import { orderExtension } from './orders/order.extension.ts'
import { paymentExtensions } from './payment-methods/payment-method.extension.ts'
import { periodicChecklistExtension } from './operation/periodic-checklist.extension.ts'
import { permissionGroupExtension } from './accounts/permission-group.extension.ts'
import { publishingExtensions } from './media/publishing.extension.ts'
import { readingExtensions } from './metering/reading.extension.ts'
import { preprintExtensions } from './receipts/preprint-book.extension.ts'
import { receiptExtension } from './receipts/receipt.extension.ts'
import { residentRegistrationExtension } from './people/resident-registration.extension.ts'
import { serviceBookingExtension } from './services/service-booking.extension.ts'
import { stockExtensions } from './warehouse/stock.extension.ts'
import { utilityBookingExtension } from './amenities/utility-booking.extension.ts'
import { vehicleExtension } from './parking/vehicle.extension.ts'
import { visitorExtension } from './people/visitor.extension.ts'
import { voucherPlanExtension, voucherPlanPeriodExtension } from './vouchers/voucher-plan.extension.ts'
import { voucherExtensions } from './vouchers/voucher.extension.ts'

interface Parts {
  readonly services: AuthServices
  readonly registry: Registry
}

/** The behaviour of entities beyond the pipeline, one file each. */
export function extensions(parts: Parts): NamedExtension[] {
  const others = ownExtensions(parts)
  return [...others, fileExtension({ registry: parts.registry, others })]
}

const ownExtensions = ({ services, registry }: Parts): NamedExtension[] => [
  accountExtension(services),
  buildingExtension,
  permissionGroupExtension,
  orderExtension,
  currencyExtension,
  exchangeRateExtension,
  logExtension(registry),
  periodicChecklistExtension,
  ...stockExtensions,
  ...readingExtensions,
  vehicleExtension,
  handoverExtension,
  residentRegistrationExtension,
  visitorExtension,
  serviceBookingExtension,
  utilityBookingExtension,
  formAnswerExtension,
  ...conversationExtensions,
  ...publishingExtensions,
  ...paymentExtensions,
  feeExtension,
  indexedFeeExtension,
  ...feeRunExtensions(services.jobs),
  ...debtExtensions,
  receiptExtension,
  ...preprintExtensions,
  ...voucherExtensions,
  voucherPlanExtension,
  voucherPlanPeriodExtension,
]
