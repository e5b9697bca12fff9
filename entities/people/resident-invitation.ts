import { defineEntity } from '#core/entity.ts'
import { belongsTo, dateTime, number, select, text } from '#core/fields/index.ts'
import { invitationChannels, invitationKinds } from '#domain/resident-invitation.ts'

/**
 * A code with which residents come into their app: by mail or SMS, on a letter, from their householder or at the desk. The
 * code itself is kept nowhere, only its hash (docs/decisions/invitation-codes.md).
 */
export const residentInvitation = defineEntity({
  name: 'resident_invitation',
  path: 'resident-invitations',
  scope: 'building',
  permission: 'manage_resident',
  help: 'users/residents',
  copied: 'never',
  title: 'apartment_id',
  subtitle: 'code_end',
  menu: { module: 'ql', group: 'people', icon: 'qrcode', order: 16 },
  operations: [],
  trash: false,
  // As many letters as one PDF takes.
  allLimit: 10_000,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true, readOnly: true }),
    /** Empty on a letter: whoever lives there. */
    resident_id: belongsTo('resident', { searchable: true, readOnly: true }),
    round_id: belongsTo('invitation_round', { readOnly: true }),
    kind: select({ required: true, options: invitationKinds, readOnly: true }),
    channel: select({ required: true, options: invitationChannels, readOnly: true }),
    // Tells one letter from another at the desk.
    code_end: text({ required: true, readOnly: true, maxLength: 2 }),
    expires_at: dateTime({ required: true, readOnly: true }),
    /** How many may come in by it, and how many still may. */
    uses: number({ required: true, min: 1, integer: true, readOnly: true }),
    uses_left: number({ required: true, min: 0, integer: true, readOnly: true }),
    wrong_persons: number({ required: true, min: 0, integer: true, readOnly: true, default: 0 }),
    /** Of a message; empty for paper and screen. */
    delivery: select({
      options: ['queued', 'sent', 'failed'],
      readOnly: true,
      colors: { queued: 'warning', sent: 'success', failed: 'danger' },
    }),
    used_at: dateTime({ readOnly: true }),
  },

  lifecycle: {
    initial: 'waiting',
    states: {
      waiting: { color: 'primary' },
      used: { color: 'success' },
      revoked: { color: 'default' },
      expired: { color: 'default' },
      blocked: { color: 'danger' },
    },
    transitions: {
      revoke: { from: ['waiting', 'blocked'], to: 'revoked', flag: 'update', confirm: true },
      use: { from: ['waiting'], to: 'used', by: 'customer' },
      block: { from: ['waiting'], to: 'blocked', by: 'customer' },
      expire: { from: ['waiting'], to: 'expired', by: 'records' },
    },
  },

  conditions: [{ fields: ['used_at'], show: { field: 'used_at', present: true } }],
  list: {
    columns: [
      'apartment_id',
      'resident_id',
      'kind',
      'channel',
      'code_end',
      'created_at',
      'expires_at',
      'uses',
      'uses_left',
      'delivery',
      'status',
    ],
    card: ['resident_id', 'expires_at'],
    filters: [
      'apartment_id',
      'resident_id',
      'round_id',
      'kind',
      'channel',
      'delivery',
      'created_at',
      'expires_at',
      'status',
    ],
    sort: '-created_at',
  },
  summary: ['resident_id', 'kind', 'channel', 'code_end', 'expires_at', 'uses_left'],
  form: [
    { name: 'general', fields: ['apartment_id', 'resident_id', 'kind', 'channel', 'round_id'] },
    {
      name: 'outcome',
      fields: ['code_end', 'expires_at', 'uses', 'uses_left', 'wrong_persons', 'delivery', 'used_at'],
    },
  ],
})
