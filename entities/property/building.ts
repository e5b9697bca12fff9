import { defineEntity } from '#core/entity.ts'
import { currencyCodes, defaultCurrency } from '#domain/currency.ts'
import { numberedRecords } from '#domain/numbered-records.ts'
import { moduleCodes } from '#domain/permission.ts'
import {
  code,
  email,
  hasMany,
  image,
  lines,
  longText,
  month,
  multiSelect,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

/** A residential project: the tenant that every building-scoped record belongs to (specification §3). */
export const building = defineEntity({
  name: 'building',
  path: 'buildings',
  scope: 'building_itself',
  permission: 'manage_building',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'account', group: 'account', icon: 'apartment', order: 20 },
  // `buildings` itself leads to the current building.
  screens: { list: 'buildings/all' },

  fields: {
    code: code({ maxLength: 20 }),
    name: text({ required: true, searchable: true }),
    address: text({ required: true, searchable: true, maxLength: 500 }),
    contact: text(),
    hotline: phone(),
    email: email(),
    description: longText(),
    logo: image(),
    currency_code: select({ required: true, options: currencyCodes, default: defaultCurrency }),
    money_unit: text({ maxLength: 20 }),
    deploy_month: month(),
    permission_product_codes: multiSelect({
      options: moduleCodes,
      default: moduleCodes,
      access: { update: 'approve', level: 'organisation' },
    }),
    /** Patterns of codes that differ from the declared ones. */
    code_patterns: lines({
      max: 30,
      distinct: 'record',
      fields: {
        record: select({ required: true, options: numberedRecords }),
        pattern: text({ required: true, format: 'numbering', maxLength: 30 }),
      },
    }),
    blocks: hasMany('block', 'building_id', { refuse: 'building_has_blocks' }),
  },

  list: {
    columns: ['code', 'name', 'address', 'hotline', 'currency_code', 'deploy_month'],
    filters: ['currency_code'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'address', 'description', 'logo'] },
    { name: 'contact', fields: ['contact', 'hotline', 'email'] },
    {
      name: 'operation',
      fields: ['currency_code', 'money_unit', 'deploy_month', 'permission_product_codes'],
    },
    { name: 'numbering', fields: ['code_patterns'] },
  ],
  tabs: ['blocks'],
})
