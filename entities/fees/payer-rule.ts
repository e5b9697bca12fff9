import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  computed,
  email,
  identifier,
  longText,
  manyToMany,
  month,
  phone,
  select,
  text,
} from '#core/fields/index.ts'
import { partyBuyers } from '#domain/einvoices/names.ts'
import { partyKinds, payerKinds, residentKinds } from '#domain/money/payers.ts'

const isPerson = { field: 'payer_kind', in: residentKinds } as const
const isParty = { field: 'payer_kind', in: partyKinds } as const
const isApartment = { field: 'payer_kind', equals: 'apartment' } as const
const isForSome = { field: 'covers', equals: 'chosen_fees' } as const

/**
 * Who pays an apartment's fees instead of its household, from which month, and which of them (docs/domain/debt.md).
 */
export const payerRule = defineEntity({
  name: 'payer_rule',
  path: 'payer-rules',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/debt',
  copied: 'never',
  title: 'apartment_id',
  subtitle: 'payer',
  menu: { module: 'tc', group: 'settings', icon: 'solution', order: 4 },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, immutable: true, searchable: true }),
    payer_kind: select({ required: true, options: payerKinds, default: 'owner' }),
    resident_id: belongsTo('resident', { searchable: true }),
    payer_apartment_id: belongsTo('apartment'),
    party_name: text({ searchable: true }),
    tax_code: identifier({ searchable: true, maxLength: 20 }),
    // To whom its invoices are made out; empty: a business if there is a tax code, else a consumer.
    buyer_kind: select({ options: partyBuyers }),
    budget_code: text({ format: 'budget_code', maxLength: 7 }),
    address: text(),
    email: email(),
    phone_number: phone({ searchable: true }),
    payer: computed({ of: 'text', server: true }),
    covers: select({ required: true, options: ['all_fees', 'chosen_fees'], default: 'all_fees' }),
    fee_settings: manyToMany('fee_setting', { max: 100 }),
    from_month: month({ required: true, starts: 'this_month' }),
    to_month: month(),
    // Tells the rows of an imported file apart, so that a corrected file changes its rules.
    source_ref: text({ unique: true, searchable: true, maxLength: 50 }),
    note: longText(),
  },

  rules: [{ field: 'to_month', is: 'not_before', other: 'from_month' }],
  conditions: [
    { fields: ['resident_id'], show: isPerson, require: isPerson },
    { fields: ['payer_apartment_id'], show: isApartment, require: isApartment },
    { fields: ['party_name'], show: isParty, require: isParty },
    {
      fields: ['tax_code', 'buyer_kind', 'budget_code', 'address', 'email', 'phone_number'],
      show: isParty,
    },
    { fields: ['fee_settings'], show: isForSome, require: isForSome },
  ],
  list: {
    columns: ['apartment_id', 'payer_kind', 'payer', 'covers', 'fee_settings', 'from_month', 'to_month'],
    card: ['payer', 'payer_kind', 'from_month', 'to_month'],
    filters: ['apartment_id', 'payer_kind', 'resident_id', 'fee_settings', 'from_month', 'to_month'],
    sort: '-from_month',
  },
  form: [
    {
      name: 'general',
      fields: [
        'apartment_id',
        'payer_kind',
        'resident_id',
        'payer_apartment_id',
        'party_name',
        'tax_code',
        'phone_number',
      ],
    },
    { name: 'invoice', fields: ['buyer_kind', 'budget_code', 'address', 'email'], when: isParty },
    { name: 'fees', fields: ['covers', 'fee_settings', 'from_month', 'to_month', 'source_ref', 'note'] },
  ],
  imports: { by: ['source_ref'] },
})
