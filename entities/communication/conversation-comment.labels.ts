import type { Labels } from '#core/labels.ts'
import type { conversationComment } from './conversation-comment.ts'

export const conversationCommentLabels = {
  vi: {
    one: 'bình luận',
    many: 'Bình luận',
    purpose: 'Các tin nhắn trong một cuộc trao đổi.',
    fields: {
      conversation_id: 'Trao đổi',
      account_id: 'Nhân viên',
      resident_id: 'Cư dân',
      content: 'Nội dung',
      images: 'Hình ảnh',
      is_internal: 'Chỉ xem nội bộ',
    },
    sections: {
      general: 'Thông tin chung',
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
      resident_id: 'Resident',
      content: 'Content',
      images: 'Images',
      is_internal: 'Internal only',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'មតិ',
    many: 'មតិ',
    purpose: 'សារក្នុងការសន្ទនា។',
    fields: {
      conversation_id: 'ការសន្ទនា',
      account_id: 'បុគ្គលិក',
      resident_id: 'អ្នកស្នាក់នៅ',
      content: 'ខ្លឹមសារ',
      images: 'រូបភាព',
      is_internal: 'សម្រាប់ផ្ទៃក្នុង',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof conversationComment>
