import { defineEntity } from '#core/entity.ts'
import { belongsTo, longText } from '#core/fields/index.ts'
import { documentAmount, documentFields, documentLife, documentShape, printedForm } from './vouched.ts'

const names = ['date', 'apartment_id', 'to_apartment_id', 'amount', 'grounds', 'description'] as const

/** Credit of one apartment that becomes another's, so that what one has paid too much settles what the other owes. */
export const creditTransfer = defineEntity({
  name: 'credit_transfer',
  path: 'credit-transfers',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'grounds',
  menu: { module: 'tc', group: 'vouchers', icon: 'switcher', order: 32 },
  fields: {
    ...documentFields,
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    to_apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    amount: documentAmount(),
    grounds: longText({ required: true, maxLength: 500 }),
  },
  lifecycle: documentLife,
  rules: [{ field: 'to_apartment_id', is: 'different_from', other: 'apartment_id' }],
  ...documentShape(names),
  form: printedForm(names),
  list: {
    columns: ['code', 'date', 'apartment_id', 'to_apartment_id', 'grounds', 'amount', 'status'],
    card: ['apartment_id', 'to_apartment_id', 'amount', 'date'],
    filters: ['date', 'apartment_id', 'to_apartment_id', 'amount', 'status'],
    sort: '-date',
  },
})
