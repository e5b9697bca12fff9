import { defineEntity } from '#core/entity.ts'
import { belongsTo, select, text } from '#core/fields/index.ts'
import { pushOutcomes } from '#domain/notices/push.ts'

/** A resident whom a message was for, and whether it reached them. Nobody gets one twice. */
export const pushRecipient = defineEntity({
  name: 'push_recipient',
  path: 'push-recipients',
  scope: 'building',
  permission: 'manage_notification',
  help: 'domain/push-notifications',
  copied: 'never',
  title: 'recipient',
  screens: { list: 'push-recipients', show: 'push-recipient-detail/:id' },
  views: {
    not_reached: {
      path: 'push-recipients-not-reached',
      where: { field: 'outcome', in: ['no_account', 'account_disabled'] },
    },
  },
  operations: [],
  trash: false,
  history: false,

  fields: {
    push_notification_id: belongsTo('push_notification', {
      required: true,
      readOnly: true,
      onDelete: 'cascade',
    }),
    // As they were called then.
    recipient: text({ required: true, readOnly: true, searchable: true }),
    resident_id: belongsTo('resident', { required: true, readOnly: true }),
    apartment_id: belongsTo('apartment', { required: true, readOnly: true, searchable: true }),
    outcome: select({
      required: true,
      readOnly: true,
      options: pushOutcomes,
      colors: { sent: 'success', no_account: 'warning', account_disabled: 'danger' },
    }),
  },

  uniqueTogether: [['push_notification_id', 'resident_id']],
  list: {
    columns: ['recipient', 'apartment_id', 'push_notification_id', 'outcome', 'created_at'],
    card: ['apartment_id', 'outcome'],
    filters: ['push_notification_id', 'apartment_id', 'resident_id', 'outcome', 'created_at'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['push_notification_id', 'recipient', 'resident_id', 'apartment_id', 'outcome'],
    },
  ],
})
