import { defineEntity } from '#core/entity.ts'
import { belongsTo, email, identifier, longText, phone, text } from '#core/fields/index.ts'

/** The recipient of an apartment's tax invoices (docs/domain/tax-info.md): at most one is active. */
export const taxInfo = defineEntity({
  name: 'tax_info',
  path: 'tax-infos',
  scope: 'building',
  permission: 'manage_tax_info',
  copied: 'never',
  title: 'name',
  subtitle: 'tax_code',
  menu: { module: 'tc', group: 'settings', icon: 'percentage', order: 80 },
  screens: { list: 'tax-info' },

  fields: {
    name: text({ required: true, searchable: true }),
    tax_code: identifier({ required: true, searchable: true, maxLength: 20, personal: 'update' }),
    address: text({ required: true, personal: 'update' }),
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

  // One company may have several apartments.
  uniqueTogether: [['tax_code', 'apartment_id']],
  list: {
    columns: ['name', 'tax_code', 'address', 'email', 'phone_number', 'apartment_id', 'status'],
    filters: ['apartment_id', 'resident_id', 'status'],
    sort: 'name',
  },
  form: [
    { name: 'general', fields: ['name', 'tax_code', 'address', 'email', 'phone_number'] },
    { name: 'owner', fields: ['apartment_id', 'resident_id', 'note'] },
  ],
})
