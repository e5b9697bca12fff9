import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  date,
  email,
  files,
  hasMany,
  identifier,
  longText,
  money,
  month,
  number,
  phone,
  select,
  text,
} from '#core/fields/index.ts'
import { invoiceKinds, invoicedBuyers } from '#domain/einvoices/names.ts'
import { invoiceForms } from '#domain/money/invoice-forms.ts'

/** Who it is made out to, as it was known when it was made. */
const buyer = [
  'buyer_kind',
  'buyer_name',
  'buyer_tax_code',
  'buyer_budget_code',
  'buyer_personal_number',
  'buyer_passport',
  'buyer_nationality',
  'buyer_address',
  'buyer_email',
  'buyer_phone',
] as const
const numbered = ['invoice_symbol', 'invoice_number', 'invoice_date', 'told_total'] as const
const standing = ['issued', 'coded', 'adjusted', 'noticed'] as const
const isCorrection = { field: 'kind', in: ['adjusting', 'replacing'] } as const
// One that adjusts another is put right by the next that does.
const isWhole = { field: 'kind', in: ['original', 'replacing'] } as const
const kept = <const N extends string>(field: N) =>
  ({ fields: [field], show: { field, present: true } }) as const

/**
 * An e-invoice: what is handed to the provider's program, and the number, symbol and day that come back. Its lines are
 * what the ledger has booked.
 */
export const eInvoice = defineEntity({
  name: 'e_invoice',
  path: 'e-invoices',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/e-invoices',
  copied: 'never',
  title: 'name',
  subtitle: 'invoice_number',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'barcode', order: 31 },
  operations: ['update'],
  trash: false,

  fields: {
    // The month, and the apartment or the buyer.
    name: text({ required: true, readOnly: true, searchable: true, maxLength: 300 }),
    // One for each version, made before it is first sent: what comes back names it.
    ref_id: text({
      required: true,
      unique: true,
      immutable: true,
      format: 'identifier',
      maxLength: 36,
      searchable: true,
    }),
    batch_id: belongsTo('invoice_batch', { readOnly: true }),
    seller_id: belongsTo('invoice_seller', { required: true, readOnly: true }),
    apartment_id: belongsTo('apartment', { readOnly: true, searchable: true }),
    month: month({ required: true, readOnly: true }),
    ordinal: number({ required: true, integer: true, readOnly: true }),
    kind: select({ required: true, options: invoiceKinds, readOnly: true, default: 'original' }),
    original_id: belongsTo('e_invoice', { readOnly: true }),

    invoice_form: select({ required: true, options: invoiceForms, readOnly: true }),
    invoice_symbol: text({ format: 'invoice_symbol', uppercase: true, maxLength: 6 }),
    invoice_number: text({ format: 'invoice_number', maxLength: 8, searchable: true }),
    invoice_date: date(),
    authority_code: identifier({ maxLength: 34 }),
    // What the provider's file says that it comes to.
    told_total: money({ negative: true }),

    buyer_kind: select({ required: true, options: invoicedBuyers, readOnly: true }),
    buyer_name: text({ readOnly: true, maxLength: 400 }),
    buyer_tax_code: identifier({ readOnly: true, maxLength: 20, personal: 'update' }),
    buyer_budget_code: text({ readOnly: true, maxLength: 7, personal: 'update' }),
    buyer_personal_number: text({ readOnly: true, maxLength: 12, personal: 'update' }),
    buyer_passport: text({ readOnly: true, maxLength: 20, personal: 'update' }),
    buyer_nationality: text({ readOnly: true, maxLength: 50 }),
    buyer_address: text({ readOnly: true, maxLength: 400, personal: 'update' }),
    buyer_email: email({ readOnly: true, personal: 'update' }),
    buyer_phone: phone({ readOnly: true, personal: 'update' }),
    payment_way: text({ required: true, readOnly: true, maxLength: 50 }),

    net: money({ required: true, readOnly: true, negative: true }),
    vat: money({ required: true, readOnly: true, negative: true, isPart: true }),
    state_fees: money({ required: true, readOnly: true, negative: true, isPart: true }),
    total: money({ required: true, readOnly: true, negative: true }),
    // Entries of its fees that came afterwards, and that no invoice has yet.
    unanswered: computed({ of: 'number', server: true, scale: 0 }),

    // Of one that puts another right: why, and what a business has agreed to in writing.
    grounds: longText({ maxLength: 500, readOnly: true }),
    agreed_on: date({ latest: 'today' }),
    agreement: files({ max: 5 }),
    notice_content: longText({ maxLength: 500, readOnly: true }),
    noticed_on: date({ latest: 'today', readOnly: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
    note: longText({ maxLength: 500 }),

    lines: hasMany('e_invoice_line', 'e_invoice_id'),
    corrections: hasMany('e_invoice', 'original_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default', isCounted: false },
      issued: { color: 'success' },
      coded: { color: 'success' },
      adjusted: { color: 'warning' },
      replaced: { color: 'default', isCounted: false },
      noticed: { color: 'warning' },
      discarded: { color: 'danger', isCounted: false },
    },
    transitions: {
      // A number has come back, or the authority's code.
      issue: { from: ['draft'], to: 'issued', by: 'records' },
      take_code: { from: ['issued', 'draft'], to: 'coded', by: 'records' },
      be_adjusted: { from: ['issued', 'coded', 'noticed'], to: 'adjusted', by: 'records' },
      be_replaced: { from: ['issued', 'coded', 'noticed'], to: 'replaced', by: 'records' },
      notice: {
        from: ['issued', 'coded'],
        to: 'noticed',
        flag: 'create',
        asks: ['noticed_on', 'notice_content'],
        requires: ['noticed_on', 'notice_content'],
      },
      discard: { from: ['draft'], to: 'discarded', flag: 'update', asks: ['reason'], requires: ['reason'] },
      take_number_back: {
        from: ['issued', 'coded'],
        to: 'draft',
        flag: 'approve',
        asks: ['reason'],
        requires: ['reason'],
      },
    },
  },
  actions: {
    make_adjusting: {
      flag: 'create',
      input: { what_is_wrong: longText({ required: true, maxLength: 500 }) },
      when: { all: [{ field: 'status', in: standing }, isWhole] },
    },
    make_replacing: {
      flag: 'create',
      input: {
        what_is_wrong: longText({ required: true, maxLength: 500 }),
        // The fees' buyer as it is known now: a wrong code is put right, or an apartment has changed hands since.
        buyer_as_now: boolean(),
      },
      when: { all: [{ field: 'status', in: ['issued', 'coded', 'noticed'] }, isWhole] },
    },
  },

  frozen: [
    { in: ['issued', 'coded', 'adjusted', 'noticed'], fields: [...numbered, 'ref_id'] },
    { in: ['replaced', 'discarded'], fields: [...numbered, 'ref_id', 'authority_code'], closed: true },
  ],
  conditions: [
    { fields: ['grounds', 'agreed_on', 'agreement', 'original_id'], show: isCorrection },
    { fields: ['notice_content', 'noticed_on'], show: { field: 'noticed_on', present: true } },
    kept('reason'),
    kept('buyer_tax_code'),
    kept('buyer_budget_code'),
    kept('buyer_personal_number'),
    kept('buyer_passport'),
    kept('buyer_nationality'),
  ],
  list: {
    columns: [
      'name',
      'ordinal',
      'buyer_name',
      'kind',
      'invoice_symbol',
      'invoice_number',
      'invoice_date',
      'vat',
      'total',
      'unanswered',
      'status',
    ],
    card: ['buyer_name', 'invoice_number', 'total', 'unanswered'],
    filters: [
      'batch_id',
      'apartment_id',
      'month',
      'kind',
      'buyer_kind',
      'invoice_symbol',
      'invoice_date',
      'status',
    ],
    // Those of a batch stand in the file's order, in which its numbers are pasted.
    sort: ['-created_at', 'ordinal'],
    looks: [
      { kind: 'table' },
      {
        kind: 'grid',
        fields: ['invoice_symbol', 'invoice_number', 'invoice_date', 'authority_code', 'told_total'],
      },
    ],
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'kind',
        'original_id',
        'month',
        'apartment_id',
        'batch_id',
        'ordinal',
        'ref_id',
        'seller_id',
      ],
    },
    {
      name: 'number',
      fields: [
        'invoice_form',
        'invoice_symbol',
        'invoice_number',
        'invoice_date',
        'authority_code',
        'told_total',
      ],
    },
    { name: 'buyer', fields: [...buyer, 'payment_way'] },
    { name: 'amounts', fields: ['net', 'vat', 'state_fees', 'total', 'unanswered'] },
    { slot: 'files' },
    {
      name: 'correction',
      fields: ['grounds', 'agreed_on', 'agreement', 'noticed_on', 'notice_content', 'reason', 'note'],
    },
    { slot: 'print' },
  ],
  tabs: ['lines', 'corrections'],
  imports: { by: ['ref_id'], refuseUnknown: 'invoice_unknown' },
})
