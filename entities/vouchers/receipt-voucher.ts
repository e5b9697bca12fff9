import { defineEntity } from '#core/entity.ts'
import { belongsTo } from '#core/fields/index.ts'
import {
  invoiceCondition,
  invoiceFields,
  invoiceNames,
  partnerTaxCode,
  vatConditions,
  vatFields,
  vatNames,
} from './taxed.ts'
import {
  foreignCondition,
  lineCondition,
  voidedCondition,
  voucherFields,
  voucherMoves,
  voucherNames,
  voucherShape,
  voucherStates,
} from './vouched.ts'

const booked = [...voucherNames, ...vatNames, 'attachments'] as const

/** Money that comes in beside the fees; or, charged to an apartment, a line that its next receipt collects. */
export const receiptVoucher = defineEntity({
  name: 'receipt_voucher',
  path: 'receipt-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  menu: { module: 'tc', group: 'vouchers', icon: 'import', order: 10 },
  fields: {
    ...voucherFields('receipt_voucher_category'),
    ...vatFields,
    ...invoiceFields,
    // Who pays may be a person, whose tax code is the number of the identity card.
    partner_tax_code: partnerTaxCode('update'),
    /** The line that it was charged as; another once that is issued again. */
    fee_id: belongsTo('fee', { readOnly: true }),
  },
  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: { ...voucherStates, charged: { color: 'warning' } },
    transitions: {
      ...voucherMoves,
      void: { ...voucherMoves.void, from: ['approved', 'charged'] },
      charge: {
        from: ['draft'],
        to: 'charged',
        flag: 'approve',
        confirm: true,
        asks: ['apartment_id'],
        requires: ['apartment_id'],
      },
    },
  },
  ...voucherShape,
  // An invoice is often issued after the money has come: what it says may still be entered then.
  frozen: [
    { in: ['approved', 'charged'], fields: booked },
    { in: ['voided'], fields: [...booked, ...invoiceNames] },
  ],
  conditions: [voidedCondition, lineCondition, foreignCondition, ...vatConditions, invoiceCondition],
  form: [
    { name: 'general', fields: ['code', ...voucherNames, 'fee_id', 'attachments', 'reason'] },
    { name: 'tax', fields: [...vatNames, ...invoiceNames] },
    { slot: 'vat' },
    { slot: 'print' },
  ],
})
