import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, date, hasMany, longText, number, text } from '#core/fields/index.ts'

/** A statement of a bank account that somebody brought as a file, and what its columns held. */
export const bankStatement = defineEntity({
  name: 'bank_statement',
  path: 'bank-statements',
  scope: 'building',
  permission: 'manage_banking_transaction',
  help: 'domain/bank-lines',
  copied: 'never',
  title: 'filename',
  subtitle: 'bank_id',
  menu: { module: 'tc', group: 'settings', icon: 'reconciliation', order: 27 },
  operations: [],
  trash: false,

  fields: {
    bank_id: belongsTo('bank', { required: true, readOnly: true }),
    filename: text({ required: true, readOnly: true, searchable: true }),
    /** SHA-256 of the file. */
    fingerprint: text({ required: true, readOnly: true, maxLength: 64 }),
    first_day: date({ readOnly: true }),
    last_day: date({ readOnly: true }),
    /** The name of whoever imported it. */
    brought_by: computed({ of: 'text', server: true }),
    rows_read: number({ required: true, readOnly: true, integer: true, min: 0, default: 0 }),
    rows_new: number({ required: true, readOnly: true, integer: true, min: 0, default: 0 }),
    /** The heading and what each of its columns holds, as JSON: the bank's next file is read the same. */
    columns: longText({ required: true, readOnly: true, maxLength: 20_000 }),
    lines: hasMany('bank_line', 'statement_id'),
  },

  list: {
    columns: [
      'created_at',
      'brought_by',
      'bank_id',
      'filename',
      'first_day',
      'last_day',
      'rows_read',
      'rows_new',
    ],
    filters: ['created_at', 'bank_id'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['bank_id', 'filename', 'brought_by', 'first_day', 'last_day', 'rows_read', 'rows_new'],
    },
  ],
  tabs: ['lines'],
})
