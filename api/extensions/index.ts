import type { Registry } from '#core/registry.ts'
import type { AuthServices } from '../auth/services.ts'
import type { NamedExtension } from '../records/extension.ts'
import { accountExtension } from './account.ts'
import { buildingExtension } from './building.ts'
import { conversationExtensions } from './conversation.ts'
import { currencyExtension } from './currency.ts'
import { debtExtensions } from './debts.ts'
import { exchangeRateExtension } from './exchange-rate.ts'
import { feeExtension } from './fee.ts'
import { feeRunExtensions } from './fee-run.ts'
import { fileExtension } from './file.ts'
import { formAnswerExtension } from './form-answer.ts'
import { handoverExtension } from './handover.ts'
import { indexedFeeExtension } from './indexed-fee.ts'
import { logExtension } from './log.ts'
import { orderExtension } from './order.ts'
import { paymentExtensions } from './payment.ts'
import { periodicChecklistExtension } from './periodic-checklist.ts'
import { permissionGroupExtension } from './permission-group.ts'
import { publishingExtensions } from './publishing.ts'
import { readingExtensions } from './readings.ts'
import { preprintExtensions } from './preprint.ts'
import { receiptExtension } from './receipt.ts'
import { residentRegistrationExtension } from './resident-registration.ts'
import { serviceBookingExtension } from './service-booking.ts'
import { stockExtensions } from './stock.ts'
import { utilityBookingExtension } from './utility-booking.ts'
import { vehicleExtension } from './vehicle.ts'
import { visitorExtension } from './visitor.ts'
import { voucherPlanExtension, voucherPlanPeriodExtension } from './voucher-plan.ts'
import { voucherExtensions } from './vouchers.ts'

interface Parts {
  readonly services: AuthServices
  readonly registry: Registry
}

/** What single entities do beyond the pipeline, one file each. */
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
