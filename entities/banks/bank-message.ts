import { defineEntity } from '#core/entity.ts'
import { belongsTo, hasMany, longText, text } from '#core/fields/index.ts'

/** A message of a bank exactly as it came, its signature checked. It is read again where its lines are missing. */
export const bankMessage = defineEntity({
  name: 'bank_message',
  path: 'bank-messages',
  scope: 'building',
  permission: 'manage_banking_transaction',
  help: 'domain/bank-lines',
  copied: 'never',
  title: 'gateway_id',
  menu: { module: 'tc', group: 'settings', icon: 'code', order: 26 },
  operations: [],
  trash: false,

  fields: {
    gateway_id: belongsTo('bank_gateway', { required: true, readOnly: true }),
    // SHA-256 of the bytes: the same message is kept once, however often it comes.
    fingerprint: text({ required: true, readOnly: true, searchable: true, maxLength: 64, forPrograms: true }),
    body: longText({ required: true, readOnly: true, maxLength: 20_000 }),
    lines: hasMany('bank_line', 'message_id'),
  },

  lifecycle: {
    initial: 'unread',
    waits: ['unread'],
    states: { unread: { color: 'warning' }, read: { color: 'success' } },
    transitions: {
      replay: { from: ['unread', 'read'], to: 'read', flag: 'update', confirm: true },
    },
  },

  uniqueTogether: [['gateway_id', 'fingerprint']],
  list: {
    columns: ['created_at', 'gateway_id', 'body', 'status'],
    filters: ['created_at', 'gateway_id', 'status'],
    sort: '-created_at',
  },
  form: [{ name: 'general', fields: ['gateway_id', 'body'] }],
  tabs: ['lines'],
})
