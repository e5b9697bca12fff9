import { defineEntity } from '#core/entity.ts'
import { boolean, lines, longText, select, text } from '#core/fields/index.ts'
import { invoiceFields } from '#domain/einvoices/layouts/fields.ts'
import { invoiceKinds } from '#domain/einvoices/names.ts'
import { dayStyles } from '#domain/layout-columns.ts'

/**
 * The layout of the file that an office's provider takes, mapped once from the provider's own empty file
 * (docs/domain/e-invoices.md).
 */
export const invoiceLayout = defineEntity({
  name: 'invoice_layout',
  path: 'invoice-layouts',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/e-invoices',
  copied: { ticked: true },
  title: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'form', order: 82 },

  fields: {
    name: text({ required: true, unique: true, searchable: true }),
    kind: select({ required: true, options: invoiceKinds, default: 'original' }),
    sheet: text({ required: true, maxLength: 31 }),
    // A line each; its cells are set apart by tabs.
    above: longText({ maxLength: 20_000, keepsEnds: true }),
    days: select({ required: true, options: dayStyles, default: 'text' }),
    one_rate: boolean({ required: true, default: false }),
    columns: lines({
      required: true,
      min: 1,
      max: 200,
      fields: {
        title: text({ maxLength: 200 }),
        field: select({ options: invoiceFields }),
        value: text({ maxLength: 200 }),
      },
    }),
    note: longText({ maxLength: 500 }),
  },

  list: {
    columns: ['name', 'kind', 'sheet', 'one_rate', 'note'],
    filters: ['kind'],
    sort: 'name',
  },
  form: [
    { slot: 'template' },
    { name: 'general', fields: ['name', 'kind', 'sheet', 'days', 'one_rate', 'note'] },
    { name: 'columns', fields: ['above', 'columns'] },
  ],
})
