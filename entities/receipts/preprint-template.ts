import { defineEntity } from '#core/entity.ts'
import { hasMany, lines, longText, number, select, text } from '#core/fields/index.ts'
import {
  formLimits,
  outsidePaper,
  placeSides,
  preprintValues,
  usualPlaces,
} from '#domain/documents/preprint.ts'

const { paper, shift, size } = formLimits
const millimetres = { required: true, scale: 1, unit: 'millimetre' } as const

/**
 * A kind of receipt that is printed beforehand: its mark, how its leaves are numbered, and where each value of a receipt
 * stands on it (docs/domain/documents.md).
 */
export const preprintTemplate = defineEntity({
  name: 'preprint_template',
  path: 'pre-print-receipt-templates',
  scope: 'building',
  permission: 'manage_preprint_receipt',
  help: 'domain/receipt',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'symbol',
  menu: { module: 'tc', group: 'settings', icon: 'file-text', order: 70 },

  fields: {
    name: text({ required: true, searchable: true }),
    symbol: text({
      required: true,
      unique: true,
      searchable: true,
      immutable: true,
      format: 'code',
      uppercase: true,
      maxLength: 20,
    }),
    digits: number({ required: true, integer: true, min: 4, max: 10, default: 7, immutable: true }),
    leaves: number({ required: true, integer: true, min: 1, max: 500, default: 50 }),
    width: number({ ...millimetres, ...paper, default: 210 }),
    height: number({ ...millimetres, ...paper, default: 148 }),
    // For a printer that pulls the paper aside.
    shift_x: number({ ...millimetres, ...shift, default: 0 }),
    shift_y: number({ ...millimetres, ...shift, default: 0 }),
    places: lines({
      max: preprintValues.length,
      distinct: 'value',
      besides: outsidePaper,
      default: usualPlaces,
      fields: {
        value: select({ required: true, options: preprintValues }),
        x: number({ ...millimetres, min: 0, max: paper.max, default: 10 }),
        y: number({ ...millimetres, min: 0, max: paper.max, default: 10 }),
        width: number({ ...millimetres, min: 1, max: paper.max, default: 40 }),
        size: number({ ...size, required: true, scale: 1, unit: 'point', default: 11 }),
        align: select({ required: true, options: placeSides, default: 'left' }),
      },
    }),
    note: longText({ maxLength: 500 }),
    books: hasMany('preprint_book', 'template_id', { refuse: 'template_has_books' }),
  },

  list: { columns: ['name', 'symbol', 'digits', 'leaves', 'note'], filters: ['leaves'], sort: 'name' },
  form: [
    { name: 'general', fields: ['name', 'symbol', 'digits', 'leaves', 'note'] },
    { name: 'paper', fields: ['width', 'height', 'shift_x', 'shift_y'] },
    { slot: 'sheet' },
    { name: 'places', fields: ['places'] },
  ],
  tabs: ['books'],
})
