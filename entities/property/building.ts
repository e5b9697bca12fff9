import { defineEntity } from '#core/entity.ts'
import { cities, countries } from '#domain/countries.ts'
import { currencyCodes, defaultCurrency } from '#domain/currency.ts'
import { charts } from '#domain/money/charts.ts'
import { rielRoundings } from '#domain/money/tenders.ts'
import { numberedRecords } from '#domain/numbered-records.ts'
import { paperRules } from '#domain/money/paper-rules.ts'
import { mostPrepaidMonths } from '#domain/money/prepayment-fields.ts'
import { signers, voucherForms } from '#domain/money/voucher-forms.ts'
import { moduleCodes } from '#domain/permission.ts'
import {
  boolean,
  code,
  date,
  email,
  hasMany,
  image,
  lines,
  longText,
  money,
  month,
  multiSelect,
  number,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

/** A residential project: the tenant that every building-scoped record belongs to. */
export const building = defineEntity({
  name: 'building',
  path: 'buildings',
  scope: 'building_itself',
  permission: 'manage_building',
  help: 'users/start-a-building',
  copied: {
    ticked: false,
    sameCurrency: true,
    // The new building's own, and what it was made with.
    without: [
      'code',
      'name',
      'address',
      'contact',
      'hotline',
      'email',
      'description',
      'currency_code',
      'country',
      'city',
      'deploy_month',
      'permission_product_codes',
    ],
  },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'account', group: 'account', icon: 'apartment', order: 20 },
  // `buildings` itself leads to the current building.
  screens: { list: 'buildings/all' },
  webview: { show: true },

  fields: {
    code: code({ maxLength: 20 }),
    name: text({ required: true, searchable: true }),
    address: text({ required: true, searchable: true, maxLength: 500 }),
    contact: text(),
    hotline: phone(),
    email: email(),
    description: longText(),
    logo: image(),
    /** Empty: that of the currency (`countryOf`). With the city it decides which fees, prices and law a new building begins with. */
    country: select({ options: countries }),
    city: select({ options: cities }),
    currency_code: select({ required: true, options: currencyCodes, default: defaultCurrency }),
    money_unit: text({ maxLength: 20 }),
    deploy_month: month(),
    /** Says the account codes of the journal that the building does not set itself. Empty: that of its country. */
    chart: select({ options: charts }),
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
    /** The discount for months that are paid in advance, unless a prepayment says its own. */
    prepayment_offers: lines({
      max: mostPrepaidMonths,
      distinct: 'months',
      access: { update: 'approve' },
      fields: {
        months: number({ required: true, min: 1, max: mostPrepaidMonths, integer: true, unit: 'month' }),
        discount_percent: number({ required: true, min: 0, max: 90, scale: 4, unit: 'percent' }),
      },
    }),
    /** Whose forms are printed, by the day of the document: nothing is said of a circular before the office says which. */
    paper_rules: lines({
      max: 10,
      distinct: 'from',
      access: { update: 'approve' },
      fields: {
        from: date(),
        rules: select({ required: true, options: paperRules }),
        note: text({ maxLength: 150 }),
      },
      only: { note: { field: 'rules', equals: 'own' } },
    }),
    /** Who signs which paper, in this order; of a paper without rows, those of its form. */
    paper_signers: lines({
      max: 60,
      access: { update: 'approve' },
      fields: {
        from: date(),
        paper: select({ required: true, options: voucherForms }),
        signer: select({ required: true, options: signers }),
        title: text({ maxLength: 60 }),
      },
    }),
    // About the documents that move money: api/vouchers/approvers.ts.
    approval_limit: money({
      min: '0.01',
      isRate: true,
      currency: { field: 'currency_code' },
      access: { update: 'approve' },
    }),
    // How riel are rounded that are asked for or handed back: docs/domain/receipt.md.
    riel_step: number({ integer: true, min: 1, max: 10_000, default: 100 }),
    riel_rounding: select({ options: rielRoundings, default: 'nearest' }),
    maker_approves: boolean({ required: true, default: true, access: { update: 'approve' } }),
    blocks: hasMany('block', 'building_id', { refuse: 'building_has_blocks' }),
  },

  conditions: [
    { fields: ['paper_rules'], show: { field: 'currency_code', equals: 'vnd' } },
    {
      fields: ['city'],
      show: {
        any: [
          { field: 'country', equals: 'VN' },
          {
            all: [
              { field: 'country', present: false },
              { field: 'currency_code', equals: 'vnd' },
            ],
          },
        ],
      },
    },
  ],
  list: {
    columns: ['code', 'name', 'address', 'hotline', 'currency_code', 'deploy_month'],
    filters: ['currency_code'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'address', 'country', 'city', 'description', 'logo'] },
    { name: 'contact', fields: ['contact', 'hotline', 'email'] },
    {
      name: 'operation',
      fields: ['currency_code', 'money_unit', 'deploy_month', 'chart', 'permission_product_codes'],
    },
    {
      name: 'riel',
      fields: ['riel_step', 'riel_rounding'],
      when: { field: 'currency_code', in: ['usd', 'riel'] },
    },
    { name: 'approval', fields: ['approval_limit', 'maker_approves'] },
    { name: 'prepayments', fields: ['prepayment_offers'] },
    { name: 'numbering', fields: ['code_patterns'] },
    { name: 'papers', fields: ['paper_rules', 'paper_signers'] },
  ],
  tabs: ['blocks'],
})
