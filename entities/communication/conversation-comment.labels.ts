import { defineLabels } from '../define-labels.ts'
import { conversationComment } from './conversation-comment.ts'

export const conversationCommentLabels = defineLabels(conversationComment, {
  one: { vi: 'tin nhắn', en: 'message', km: 'សារ' },
  many: { vi: 'Tin nhắn', en: 'Messages', km: 'សារ' },
  purpose: {
    vi: 'Các tin nhắn trong một cuộc trao đổi.',
    en: 'The messages of a conversation.',
    km: 'សារក្នុងការសន្ទនា។',
  },
  fields: {
    conversation_id: { vi: 'Trao đổi', en: 'Conversation', km: 'ការសន្ទនា' },
    account_id: { vi: 'Nhân viên', en: 'Staff member', km: 'បុគ្គលិក' },
    is_internal: { vi: 'Chỉ xem nội bộ', en: 'Internal only', km: 'សម្រាប់ផ្ទៃក្នុង' },
  },
  plural: { en: 'messages' },
})
