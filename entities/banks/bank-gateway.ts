import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, hasMany, password, select, text } from '#core/fields/index.ts'
import { gatewayKinds } from '#domain/money/bank/line-words.ts'

/** Who knows a gateway's secret can say that anybody has paid. */
const trusted = { update: 'approve' } as const

/** Who tells the building of movements on a bank account, and the secret that its messages are signed with. */
export const bankGateway = defineEntity({
  name: 'bank_gateway',
  path: 'bank-gateways',
  scope: 'building',
  permission: 'manage_payment_method',
  help: 'domain/bank-lines',
  copied: 'never',
  title: 'name',
  subtitle: 'kind',
  menu: { module: 'tc', group: 'settings', icon: 'api', order: 25 },

  fields: {
    name: text({ required: true, searchable: true }),
    kind: select({
      required: true,
      immutable: true,
      options: gatewayKinds,
      default: 'sepay',
      access: trusted,
    }),
    bank_id: belongsTo('bank', {
      required: true,
      where: { field: 'is_active', equals: true },
      access: trusted,
    }),
    // Sealed in the database, and never shown again (api/banks/bank-gateway.extension.ts).
    secret: password({ required: true, access: trusted }),
    is_active: boolean({ required: true, default: true, access: trusted }),
    messages: hasMany('bank_message', 'gateway_id', { refuse: 'gateway_has_messages' }),
  },

  list: {
    columns: ['name', 'kind', 'bank_id', 'is_active'],
    filters: ['kind', 'bank_id', 'is_active'],
    sort: 'name',
  },
  form: [
    { name: 'general', fields: ['name', 'kind', 'bank_id', 'secret', 'is_active'] },
    { slot: 'address' },
  ],
})
