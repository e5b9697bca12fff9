import { defineEntity } from '#core/entity.ts'
import {
  boolean,
  code,
  computed,
  email,
  hasMany,
  identifier,
  lines,
  longText,
  number,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

/** A company that supplies, builds or maintains for the building. */
export const partner = defineEntity({
  name: 'partner',
  path: 'partners',
  scope: 'building',
  permission: 'manage_partner',
  help: 'users/the-office-day',
  copied: { ticked: false, without: ['tax_code', 'bank_accounts'] },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'vh', group: 'operation', icon: 'contacts', order: 10 },
  screens: { list: 'partner' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    type: select({
      required: true,
      options: ['supplier', 'contractor', 'maintenance', 'other'],
      default: 'supplier',
    }),
    contact_name: text({ searchable: true }),
    phone_number: phone({ searchable: true }),
    email: email({ searchable: true }),
    tax_code: identifier({ unique: true, searchable: true, maxLength: 20 }),
    address: text(),
    bank_accounts: lines({
      max: 5,
      fields: {
        bank_name: text({ required: true }),
        account_number: text({ required: true, maxLength: 30 }),
        account_holder: text({ required: true }),
      },
    }),
    rating: number({ min: 1, max: 5, integer: true }),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
    owed: computed({ of: 'money', server: true, ordered: true, from: 'supplier_invoice' }),
    supplier_invoices: hasMany('supplier_invoice', 'partner_id', { refuse: 'partner_has_invoices' }),
    payment_vouchers: hasMany('payment_voucher', 'partner_id', { refuse: 'partner_has_invoices' }),
    equipments: hasMany('equipment', 'supplier_id'),
    equipment_contracts: hasMany('equipment_contract', 'partner_id', { refuse: 'partner_has_contracts' }),
    supplies: hasMany('warehouse_item', 'supplier_id'),
    stock_ins: hasMany('stock_in', 'partner_id'),
  },

  list: {
    columns: ['code', 'name', 'type', 'contact_name', 'phone_number', 'email', 'rating', 'owed', 'is_active'],
    card: ['contact_name', 'phone_number'],
    filters: ['type', 'rating', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'type', 'rating', 'is_active'] },
    { name: 'contact', fields: ['contact_name', 'phone_number', 'email', 'address'] },
    { name: 'finance', fields: ['tax_code', 'bank_accounts', 'owed', 'note'] },
  ],
  tabs: [
    'supplier_invoices',
    'payment_vouchers',
    'equipment_contracts',
    'equipments',
    'supplies',
    'stock_ins',
  ],
})
