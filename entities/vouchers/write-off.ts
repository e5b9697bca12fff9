import { defineEntity } from '#core/entity.ts'
import { belongsTo, lines, longText, money, month, text } from '#core/fields/index.ts'
import { documentFields, documentLife, documentShape } from './vouched.ts'

const names = ['date', 'apartment_id', 'grounds', 'lines', 'description'] as const

/** Debts of an apartment that nobody will pay: its approval settles them as an expense. */
export const writeOff = defineEntity({
  name: 'write_off',
  path: 'write-offs',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/debt',
  copied: 'never',
  subtitle: 'grounds',
  menu: { module: 'tc', group: 'vouchers', icon: 'stop', order: 60 },
  fields: {
    ...documentFields,
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    grounds: longText({ required: true, maxLength: 500 }),
    // Left out: everything that the apartment owes when it is saved.
    lines: lines({
      max: 200,
      distinct: 'fee_id',
      fields: {
        fee_id: belongsTo('fee', {
          required: true,
          where: { field: 'status', equals: 'approved' },
          matching: { apartment_id: 'apartment_id' },
        }),
        // The fee's, as they were when it was saved.
        name: text({ readOnly: true, copies: 'fee_id' }),
        month: month({ readOnly: true }),
        amount: money({ required: true, min: '0.01' }),
      },
    }),
    amount: money({ readOnly: true }),
  },
  lifecycle: documentLife,
  ...documentShape(names),
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'date',
        'apartment_id',
        'grounds',
        'lines',
        'amount',
        'description',
        'attachments',
        'reason',
      ],
    },
    { slot: 'print' },
  ],
  list: {
    columns: ['code', 'date', 'apartment_id', 'grounds', 'amount', 'status'],
    card: ['apartment_id', 'amount', 'date', 'grounds'],
    filters: ['date', 'apartment_id', 'amount', 'status'],
    sort: '-date',
  },
})
