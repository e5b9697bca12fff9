import { defineLabels } from '../define-labels.ts'
import { conversationComment } from './conversation-comment.ts'

export const conversationCommentLabels = defineLabels(conversationComment, {
  vi: {
    one: 'bình luận',
    many: 'Bình luận',
    purpose: 'Các tin nhắn trong một cuộc trao đổi.',
    fields: {
      conversation_id: 'Trao đổi',
      account_id: 'Nhân viên',
      is_internal: 'Chỉ xem nội bộ',
    },
  },
  en: {
    one: 'comment',
    many: 'Comments',
    plural: 'comments',
    purpose: 'The messages of a conversation.',
    fields: {
      conversation_id: 'Conversation',
      account_id: 'Staff member',
      is_internal: 'Internal only',
    },
  },
  km: {
    one: 'មតិ',
    many: 'មតិ',
    purpose: 'សារក្នុងការសន្ទនា។',
    fields: {
      conversation_id: 'ការសន្ទនា',
      account_id: 'បុគ្គលិក',
      is_internal: 'សម្រាប់ផ្ទៃក្នុង',
    },
  },
})
