import { commentImages } from '#domain/constants.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, images, longText } from '#core/fields/index.ts'

/** One message of a conversation. */
export const conversationComment = defineEntity({
  name: 'conversation_comment',
  path: 'conversation-comments',
  scope: 'building',
  permission: 'manage_interactive_conversation',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'content',
  subtitle: 'conversation_id',

  fields: {
    conversation_id: belongsTo('conversation', { required: true, immutable: true, searchable: true }),
    account_id: belongsTo('account', { readOnly: true, searchable: true }),
    /** The resident who wrote it, found by their account. */
    resident_id: belongsTo('resident', { readOnly: true, searchable: true }),
    content: longText({ required: true }),
    images: images({ max: commentImages }),
    /** Who reads it is said once, as it is written: a note among colleagues is none for residents afterwards. */
    is_internal: boolean({ required: true, default: false, immutable: true }),
  },

  list: {
    columns: ['created_at', 'content', 'conversation_id', 'account_id', 'resident_id', 'is_internal'],
    filters: ['conversation_id', 'account_id', 'created_at', 'is_internal'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: ['conversation_id', 'account_id', 'resident_id', 'content', 'images', 'is_internal'],
    },
  ],
})
