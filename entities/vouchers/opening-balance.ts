import { defineEntity } from '#core/entity.ts'
import { belongsTo, select } from '#core/fields/index.ts'
import {
  anyFund,
  documentAmount,
  documentFields,
  documentLife,
  documentShape,
  foreignCondition,
  foreignFields,
  foreignNames,
  sourceRef,
} from './vouched.ts'

const names = [
  'date',
  'kind',
  'cash_account_id',
  'apartment_id',
  'amount',
  ...foreignNames,
  'description',
  'source_ref',
] as const

/** What was there on the day on which the building began to use Lobby: money of an account, credit of an apartment. */
export const openingBalance = defineEntity({
  name: 'opening_balance',
  path: 'opening-balances',
  scope: 'building',
  permission: 'manage_cash_account',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'description',
  menu: { module: 'tc', group: 'settings', icon: 'flag', order: 6 },
  fields: {
    ...documentFields,
    kind: select({ required: true, options: ['cash', 'credit'], default: 'cash' }),
    cash_account_id: anyFund(),
    apartment_id: belongsTo('apartment', { searchable: true }),
    amount: documentAmount(),
    ...foreignFields(),
    source_ref: sourceRef(),
    // Whether its account is a maintenance fund, which has an account of its own in the chart: as its approval found it.
    fund: select({ options: ['maintenance'], readOnly: true }),
  },
  lifecycle: documentLife,
  ...documentShape([...names, 'fund']),
  conditions: [
    ...documentShape(names).conditions,
    {
      fields: ['cash_account_id'],
      show: { field: 'kind', equals: 'cash' },
      require: { field: 'kind', equals: 'cash' },
    },
    { fields: ['foreign_currency'], show: { field: 'kind', equals: 'cash' } },
    foreignCondition,
    { fields: ['fund'], show: { field: 'fund', present: true } },
    {
      fields: ['apartment_id'],
      show: { field: 'kind', equals: 'credit' },
      require: { field: 'kind', equals: 'credit' },
    },
  ],
  list: {
    columns: ['code', 'date', 'kind', 'cash_account_id', 'apartment_id', 'amount', 'status'],
    card: ['kind', 'amount', 'cash_account_id', 'apartment_id'],
    filters: ['date', 'kind', 'cash_account_id', 'apartment_id', 'amount', 'status'],
    sort: '-date',
  },
  imports: { by: ['source_ref'], refuseKnown: 'record_exists' },
})
