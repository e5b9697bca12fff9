import { defineEntity } from '#core/entity.ts'
import {
  boolean,
  computed,
  dateTime,
  hasMany,
  longText,
  manyToMany,
  multiSelect,
  number,
  text,
  select,
} from '#core/fields/index.ts'
import { audienceConditions, audiencePlaces, floorRule, placeNames } from '#domain/notices/audience.ts'
import { invitationAudiences, invitationWays } from '#domain/resident-invitation.ts'

const isForResidents = { field: 'audience', equals: 'residents' } as const

/** Residents who are invited to their app together, by mail, SMS or letter (docs/domain/residents.md). */
export const invitationRound = defineEntity({
  name: 'invitation_round',
  path: 'invitation-rounds',
  scope: 'building',
  permission: 'manage_resident',
  help: 'users/residents',
  copied: 'never',
  title: 'name',
  menu: { module: 'ql', group: 'people', icon: 'send', order: 15 },
  trash: false,

  fields: {
    name: text({ searchable: true, maxLength: 200 }),
    audience: select({ required: true, options: invitationAudiences, default: 'all' }),
    ...audiencePlaces,
    residents: manyToMany('resident', { max: 5000 }),
    /** In the order in which they are tried. */
    ways: multiSelect({ options: invitationWays }),
    remind: boolean({ required: true, default: true }),
    invited: computed({ of: 'number', server: true, scale: 0 }),
    letters: computed({ of: 'number', server: true, scale: 0 }),
    not_sent: computed({ of: 'number', server: true, scale: 0 }),
    joined: computed({ of: 'number', server: true, scale: 0 }),
    /** Apartments. */
    total: number({ integer: true, readOnly: true }),
    done: number({ integer: true, readOnly: true, default: 0 }),
    began_at: dateTime({ readOnly: true }),
    sent_at: dateTime({ readOnly: true }),
    reminders: number({ integer: true, readOnly: true, default: 0 }),
    problem: longText({ readOnly: true }),
    invitations: hasMany('resident_invitation', 'round_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default' },
      sending: { color: 'primary' },
      sent: { color: 'success' },
      failed: { color: 'danger' },
    },
    transitions: {
      send: { from: ['draft', 'failed'], to: 'sending', flag: 'update', confirm: true },
      finish: { from: ['sending'], to: 'sent', by: 'records' },
      fail: { from: ['sending'], to: 'failed', by: 'records' },
      remind_again: { from: ['sent'], to: 'sending', by: 'records' },
    },
  },

  frozen: [{ in: ['sending', 'sent', 'failed'], closed: true }],
  rules: [floorRule],
  conditions: [
    ...audienceConditions('audience'),
    { fields: ['residents'], show: isForResidents, require: isForResidents },
    {
      fields: ['invited', 'letters', 'not_sent', 'joined', 'reminders', 'sent_at'],
      show: { field: 'status', in: ['sending', 'sent', 'failed'] },
    },
    { fields: ['problem'], show: { field: 'status', equals: 'failed' } },
  ],
  list: {
    columns: ['name', 'audience', 'ways', 'invited', 'letters', 'joined', 'reminders', 'sent_at', 'status'],
    card: ['audience', 'joined'],
    filters: ['audience', 'ways', 'created_at', 'status'],
    sort: '-created_at',
  },
  summary: ['audience', 'ways', 'invited', 'letters', 'joined', 'sent_at'],
  form: [
    { name: 'general', fields: ['name', 'audience', ...placeNames, 'residents', 'ways', 'remind'] },
    { slot: 'preview' },
    { slot: 'progress' },
    {
      name: 'outcome',
      fields: ['invited', 'letters', 'not_sent', 'joined', 'reminders', 'sent_at', 'problem'],
    },
  ],
  tabs: ['invitations'],
})
