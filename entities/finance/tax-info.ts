import { defineEntity } from '#core/entity.ts'
import { belongsTo, email, identifier, longText, phone, select, text } from '#core/fields/index.ts'
import { buyerKinds } from '#domain/einvoices/names.ts'
import { buyerNumberNames, buyerNumbers, buyerRequired, buyerShown } from '../buyer-fields.ts'

/** The recipient of an apartment's tax invoices (docs/domain/tax-info.md): at most one is active. */
export const taxInfo = defineEntity({
  name: 'tax_info',
  path: 'tax-infos',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/tax-info',
  copied: 'never',
  title: 'name',
  subtitle: 'tax_code',
  menu: { module: 'tc', group: 'settings', icon: 'percentage', order: 80 },
  screens: { list: 'tax-info' },

  fields: {
    name: text({ required: true, searchable: true }),
    buyer_kind: select({ required: true, options: buyerKinds, default: 'business' }),
    tax_code: identifier({ searchable: true, maxLength: 20, personal: 'update' }),
    ...buyerNumbers,
    address: text({ personal: 'update' }),
    email: email({ searchable: true, personal: 'update' }),
    phone_number: phone({ searchable: true, personal: 'update' }),
    apartment_id: belongsTo('apartment'),
    resident_id: belongsTo('resident'),
    note: longText(),
  },

  lifecycle: {
    initial: 'active',
    states: {
      active: { color: 'success' },
      inactive: { color: 'default' },
    },
    transitions: {
      deactivate: { from: ['active'], to: 'inactive', flag: 'update', confirm: true },
      activate: { from: ['inactive'], to: 'active', flag: 'update' },
    },
  },

  conditions: [...buyerShown, ...buyerRequired],
  // One company may have several apartments.
  uniqueTogether: [['tax_code', 'apartment_id']],
  list: {
    columns: ['name', 'buyer_kind', 'tax_code', 'address', 'email', 'phone_number', 'apartment_id', 'status'],
    filters: ['apartment_id', 'resident_id', 'buyer_kind', 'status'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'buyer_kind', 'tax_code', ...buyerNumberNames, 'address', 'email', 'phone_number'],
    },
    { name: 'owner', fields: ['apartment_id', 'resident_id', 'note'] },
  ],
})
