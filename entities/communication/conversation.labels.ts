import { defineLabels } from '../define-labels.ts'
import { ratingWords } from '../rating-words.ts'
import { conversation } from './conversation.ts'
import { topicAppWords } from './topic-words.ts'

export const conversationLabels = defineLabels(conversation, {
  one: { vi: 'trao đổi', en: 'conversation', km: 'ការសន្ទនា' },
  many: { vi: 'Trao đổi với cư dân', en: 'Conversations', km: 'ការសន្ទនាជាមួយអ្នកស្នាក់នៅ' },
  purpose: {
    vi: 'Ý kiến, phản ánh của cư dân và kết quả xử lý.',
    en: 'Questions and reports from residents, and how they were handled.',
    km: 'សំណួរ និងរបាយការណ៍របស់អ្នកស្នាក់នៅ និងលទ្ធផល។',
  },
  fields: {
    app: { vi: 'Phân hệ', en: 'Module', km: 'ផ្នែក' },
    sender_id: { vi: 'Người gửi', en: 'Sender', km: 'អ្នកផ្ញើ' },
    receiver: { vi: 'Người nhận trả lời', en: 'Receiver', km: 'អ្នកទទួល' },
    assignee_id: { vi: 'Người xử lý', en: 'Assignee', km: 'អ្នកដោះស្រាយ' },
    owed: { vi: 'Công nợ căn hộ', en: 'Apartment’s debt', km: 'បំណុលអាផាតមិន' },
    due_at: { vi: 'Hạn xử lý', en: 'Due at', km: 'ថ្ងៃកំណត់' },
    result: { vi: 'Kết quả', en: 'Result', km: 'លទ្ធផល' },
    unanswered_count: { vi: 'Tin chưa trả lời', en: 'Unanswered messages', km: 'សារមិនទាន់ឆ្លើយ' },
    comments_count: { vi: 'Tin nhắn', en: 'Messages', km: 'សារ' },
    comments: { vi: 'Tin nhắn', en: 'Messages', km: 'សារ' },
  },
  help: {
    app: {
      vi: 'Theo chủ đề. Chọn trước để chỉ thấy chủ đề của phân hệ đó.',
      en: 'Follows the topic. Choose it first to see only that module’s topics.',
      km: 'តាមប្រធានបទ។ ជ្រើសជាមុនដើម្បីឃើញតែប្រធានបទនៃផ្នែកនោះ។',
    },
    receiver: {
      vi: 'Ai trong căn hộ được báo và xem được câu trả lời. Người gửi luôn xem được.',
      en: 'Who in the apartment is told of replies and sees them. The sender always is.',
      km: 'អ្នកណាក្នុងអាផាតមិនត្រូវបានជូនដំណឹង និងឃើញចម្លើយ។ អ្នកផ្ញើឃើញជានិច្ច។',
    },
  },
  sections: {
    people: { vi: 'Người liên quan', en: 'People', km: 'អ្នកពាក់ព័ន្ធ' },
    decision: { vi: 'Xử lý', en: 'Handling', km: 'ការសម្រេច' },
  },
  options: {
    app: topicAppWords,
    receiver: {
      all_residents: { vi: 'Tất cả cư dân của căn hộ', en: 'All residents', km: 'អ្នកស្នាក់នៅទាំងអស់' },
      householder: { vi: 'Chủ hộ', en: 'Householder', km: 'មេគ្រួសារ' },
    },
  },
  views: {
    ...topicAppWords,
    overdue: { vi: 'Trao đổi quá hạn', en: 'Overdue conversations', km: 'ការសន្ទនាហួសកំណត់' },
  },
  states: {
    unprocessed: { vi: 'Chưa xử lý', en: 'Open', km: 'មិនទាន់ដោះស្រាយ' },
    processing: { vi: 'Đang xử lý', en: 'In progress', km: 'កំពុងដោះស្រាយ' },
    processed: { vi: 'Đã xử lý', en: 'Resolved', km: 'បានដោះស្រាយ' },
  },
  actions: {
    start: { vi: 'Bắt đầu xử lý', en: 'Start', km: 'ចាប់ផ្តើម' },
    rate: ratingWords.act,
  },
  done: {
    rate: ratingWords.done,
  },
  inputs: {
    stars: ratingWords.stars,
  },
})
