import { defineLabels } from '../define-labels.ts'
import { conversation } from './conversation.ts'

export const conversationLabels = defineLabels(conversation, {
  vi: {
    one: 'trao đổi',
    many: 'Trao đổi với cư dân',
    purpose: 'Ý kiến, phản ánh của cư dân và kết quả xử lý.',
    fields: {
      topic_id: 'Chủ đề',
      sender_id: 'Người gửi',
      entered_by_id: 'Người nhập',
      receiver: 'Người nhận trả lời',
      assignee_id: 'Người xử lý',
      process_hours: 'Thời hạn xử lý',
      due_at: 'Hạn xử lý',
      result: 'Kết quả',
      comments_count: 'Bình luận',
      comments: 'Bình luận',
    },
    sections: {
      people: 'Người liên quan',
      decision: 'Xử lý',
    },
    options: {
      receiver: {
        all_residents: 'Tất cả cư dân của căn hộ',
        householder: 'Chủ hộ',
      },
    },
    views: {
      overdue: 'Trao đổi quá hạn',
    },
    state: 'Trạng thái',
    states: {
      unprocessed: 'Chưa xử lý',
      processing: 'Đang xử lý',
      processed: 'Đã xử lý',
    },
    actions: {
      start: 'Bắt đầu xử lý',
    },
  },
  en: {
    one: 'conversation',
    many: 'Conversations',
    purpose: 'Questions and reports from residents, and how they were handled.',
    fields: {
      topic_id: 'Topic',
      sender_id: 'Sender',
      entered_by_id: 'Entered by',
      receiver: 'Receiver',
      assignee_id: 'Assignee',
      process_hours: 'Time limit',
      due_at: 'Due at',
      result: 'Result',
      comments_count: 'Comments',
      comments: 'Comments',
    },
    sections: {
      people: 'People',
      decision: 'Handling',
    },
    options: {
      receiver: {
        all_residents: 'All residents',
        householder: 'Householder',
      },
    },
    views: {
      overdue: 'Overdue conversations',
    },
    state: 'Status',
    states: {
      unprocessed: 'Open',
      processing: 'In progress',
      processed: 'Resolved',
    },
    actions: {
      start: 'Start',
    },
  },
  km: {
    one: 'ការសន្ទនា',
    many: 'ការសន្ទនាជាមួយអ្នកស្នាក់នៅ',
    purpose: 'សំណួរ និងរបាយការណ៍របស់អ្នកស្នាក់នៅ និងលទ្ធផល។',
    fields: {
      topic_id: 'ប្រធានបទ',
      sender_id: 'អ្នកផ្ញើ',
      entered_by_id: 'អ្នកបញ្ចូល',
      receiver: 'អ្នកទទួល',
      assignee_id: 'អ្នកដោះស្រាយ',
      process_hours: 'រយៈពេលដោះស្រាយ',
      due_at: 'ថ្ងៃកំណត់',
      result: 'លទ្ធផល',
      comments_count: 'មតិ',
      comments: 'មតិ',
    },
    sections: {
      people: 'អ្នកពាក់ព័ន្ធ',
      decision: 'ការសម្រេច',
    },
    options: {
      receiver: {
        all_residents: 'អ្នកស្នាក់នៅទាំងអស់',
        householder: 'មេគ្រួសារ',
      },
    },
    views: {
      overdue: 'ការសន្ទនាហួសកំណត់',
    },
    state: 'ស្ថានភាព',
    states: {
      unprocessed: 'មិនទាន់ដោះស្រាយ',
      processing: 'កំពុងដោះស្រាយ',
      processed: 'បានដោះស្រាយ',
    },
    actions: {
      start: 'ចាប់ផ្តើម',
    },
  },
})
