import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  code,
  customFields,
  date,
  email,
  files,
  hasMany,
  longText,
  money,
  number,
  phone,
  richText,
  text,
} from '#core/fields/index.ts'

/** An agreement between the management board (party A) and a resident or a company (party B). */
export const contract = defineEntity({
  name: 'contract',
  path: 'contracts',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  subtitle: 'name',
  replyKey: 'contracts',
  menu: { module: 'ql', group: 'contracts', icon: 'contract', order: 10 },
  screens: {
    list: 'contracts',
    show: 'contract-detail/:id',
    edit: 'contracts-edit/:id',
    create: 'contracts-create',
  },
  views: {
    pending: {
      path: 'contracts-pending',
      where: { field: 'status', in: ['waiting_verification', 'verified'] },
      menu: { module: 'ql', group: 'contracts', icon: 'hourglass', order: 20 },
    },
  },

  fields: {
    code: code({ numbered: 'HD-{0000}' }),
    name: text({ required: true, searchable: true }),
    template_id: belongsTo('contract_template', {
      required: true,
      where: { field: 'is_active', equals: true },
    }),
    apartment_id: belongsTo('apartment', { searchable: true }),
    value: money({ required: true, min: '0' }),
    tax_percent: number({ required: true, min: 0, max: 100, scale: 2, unit: 'percent', default: 0 }),
    deposit: money({ min: '0' }),
    start_date: date({ required: true, starts: 'today' }),
    end_date: date({ required: true }),
    warning_days: number({ required: true, min: 0, max: 365, integer: true, unit: 'day', default: 30 }),
    confirm_days: number({ required: true, min: 1, max: 90, integer: true, unit: 'day', default: 7 }),
    // Most contracts are the building's own.
    party_a_name: text({ required: true, searchable: true, starts: 'building_name' }),
    party_a_address: text({ personal: 'update', starts: 'building_address' }),
    party_a_phone: phone({ searchable: true, personal: 'update', starts: 'building_hotline' }),
    party_a_email: email({ searchable: true, personal: 'update' }),
    party_a_identifier: text({ searchable: true, maxLength: 30, personal: 'update' }),
    party_a_representative: text({ starts: 'building_contact' }),
    party_a_position: text({ maxLength: 100 }),
    party_b_name: text({ required: true, searchable: true }),
    party_b_address: text({ personal: 'update' }),
    party_b_phone: phone({ searchable: true, personal: 'update' }),
    party_b_email: email({ searchable: true, personal: 'update' }),
    party_b_identifier: text({ searchable: true, maxLength: 30, personal: 'update' }),
    party_b_representative: text(),
    party_b_position: text({ maxLength: 100 }),
    rental_info: longText(),
    bank_info: longText(),
    // Begins as the text of its template.
    terms: richText(),
    custom: customFields({ definitions: 'template_id.fields' }),
    files: files({ max: 10 }),
    suspend_reason: longText({ maxLength: 500 }),
    cancel_reason: longText({ maxLength: 500 }),
    note: longText(),
    // The text that it is printed in, kept from when it was sent to be confirmed.
    template_version_id: belongsTo('template_version', { readOnly: true }),
    voucher_plans: hasMany('voucher_plan', 'contract_id', { refuse: 'contract_has_plans' }),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['verified', 'nearly_end'],
    states: {
      draft: { color: 'default' },
      waiting_verification: { color: 'warning' },
      verified: { color: 'primary' },
      approved: { color: 'success' },
      suspended: { color: 'warning' },
      nearly_end: { color: 'warning' },
      ended: { color: 'default' },
      cancelled: { color: 'danger' },
    },
    transitions: {
      send: {
        from: ['draft'],
        to: 'waiting_verification',
        flag: 'update',
        confirm: true,
        guard: { when: { field: 'party_b_email', present: true }, code: 'party_email_missing' },
      },
      verify: { from: ['waiting_verification'], to: 'verified', by: 'customer' },
      confirm_signed: { from: ['waiting_verification'], to: 'verified', flag: 'approve', confirm: true },
      take_back: { from: ['waiting_verification'], to: 'draft', flag: 'update' },
      approve: { from: ['verified'], to: 'approved', flag: 'approve', confirm: true },
      suspend: {
        from: ['approved', 'nearly_end'],
        to: 'suspended',
        flag: 'approve',
        asks: ['suspend_reason'],
        requires: ['suspend_reason'],
      },
      resume: { from: ['suspended'], to: 'approved', flag: 'approve', confirm: true },
      near_end: {
        from: ['approved'],
        to: 'nearly_end',
        by: 'clock',
        due: { field: 'end_date', before: 'warning_days' },
      },
      end: {
        from: ['approved', 'nearly_end'],
        to: 'ended',
        by: 'clock',
        due: { field: 'end_date', after: 1 },
      },
      cancel: {
        from: ['draft', 'waiting_verification', 'verified', 'approved', 'suspended', 'nearly_end'],
        to: 'cancelled',
        flag: 'approve',
        confirm: true,
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },

  actions: {
    /** The customer's link, once more: the one before it opens nothing any more. */
    send_link: {
      flag: 'update',
      when: {
        field: 'status',
        in: ['waiting_verification', 'verified', 'approved', 'suspended', 'nearly_end', 'ended'],
      },
    },
  },

  rules: [{ field: 'end_date', is: 'after', other: 'start_date' }],
  conditions: [
    { fields: ['suspend_reason'], show: { field: 'status', equals: 'suspended' } },
    { fields: ['cancel_reason'], show: { field: 'status', equals: 'cancelled' } },
  ],
  frozen: [
    {
      in: ['waiting_verification', 'verified', 'approved', 'suspended', 'nearly_end', 'ended', 'cancelled'],
      fields: ['template_id', 'value', 'start_date', 'end_date', 'party_b_name', 'party_b_email', 'terms'],
    },
    {
      // While it waits, whatever changes has the customer read it again; then it is what they have agreed to.
      in: ['verified', 'approved', 'suspended', 'nearly_end', 'ended', 'cancelled'],
      fields: [
        'tax_percent',
        'deposit',
        'party_a_name',
        'party_a_identifier',
        'party_b_identifier',
        'rental_info',
        'bank_info',
        'custom',
      ],
    },
  ],
  list: {
    columns: ['code', 'name', 'party_b_name', 'apartment_id', 'value', 'start_date', 'end_date', 'status'],
    card: ['party_b_name', 'end_date'],
    filters: ['template_id', 'apartment_id', 'value', 'start_date', 'end_date', 'status'],
    sort: '-start_date',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'name',
        'template_id',
        'apartment_id',
        'start_date',
        'end_date',
        'warning_days',
        'confirm_days',
      ],
    },
    { name: 'money', fields: ['value', 'tax_percent', 'deposit', 'bank_info', 'rental_info'] },
    {
      name: 'party_a',
      fields: [
        'party_a_name',
        'party_a_address',
        'party_a_phone',
        'party_a_email',
        'party_a_identifier',
        'party_a_representative',
        'party_a_position',
      ],
    },
    {
      name: 'party_b',
      fields: [
        'party_b_name',
        'party_b_address',
        'party_b_phone',
        'party_b_email',
        'party_b_identifier',
        'party_b_representative',
        'party_b_position',
      ],
    },
    { name: 'terms', fields: ['terms'] },
    { name: 'more', fields: ['custom', 'files', 'suspend_reason', 'cancel_reason', 'note'] },
    { slot: 'print' },
  ],
  tabs: ['voucher_plans'],
  overview: true,
})
