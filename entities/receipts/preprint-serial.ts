import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, text } from '#core/fields/index.ts'

/** A leaf of a book: free, used by one receipt for good, or spoiled for a reason (docs/domain/receipt.md). */
export const preprintSerial = defineEntity({
  name: 'preprint_serial',
  path: 'pre-print-serials',
  scope: 'building',
  permission: 'manage_preprint_receipt',
  help: 'domain/receipt',
  copied: 'never',
  title: 'number',
  operations: [],
  trash: false,

  fields: {
    number: text({ required: true, unique: true, searchable: true, readOnly: true, maxLength: 31 }),
    book_id: belongsTo('preprint_book', { required: true, readOnly: true, onDelete: 'cascade' }),
    receipt_id: belongsTo('receipt', { readOnly: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
    spoiled_on: date({ readOnly: true }),
  },

  lifecycle: {
    initial: 'free',
    states: { free: { color: 'success' }, used: { color: 'default' }, spoiled: { color: 'danger' } },
    transitions: {
      use: { from: ['free'], to: 'used', by: 'ledger' },
      spoil: { from: ['free'], to: 'spoiled', flag: 'update', asks: ['reason'], requires: ['reason'] },
      spoil_used: { from: ['used'], to: 'spoiled', by: 'ledger' },
    },
  },

  conditions: [{ fields: ['reason', 'spoiled_on'], show: { field: 'status', equals: 'spoiled' } }],
  list: {
    columns: ['number', 'book_id', 'receipt_id', 'spoiled_on', 'reason', 'status'],
    filters: ['book_id', 'receipt_id', 'status'],
    sort: 'number',
  },
  form: [{ name: 'general', fields: ['number', 'book_id', 'receipt_id', 'spoiled_on', 'reason'] }],
})
