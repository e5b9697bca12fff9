import { defineLabels } from '../define-labels.ts'
import { conversationTopic } from './conversation-topic.ts'

export const conversationTopicLabels = defineLabels(conversationTopic, {
  one: { vi: 'chủ đề', en: 'topic', km: 'ប្រធានបទ' },
  many: { vi: 'Chủ đề trao đổi', en: 'Conversation topics', km: 'ប្រធានបទសន្ទនា' },
  purpose: {
    vi: 'Chủ đề cư dân chọn khi gửi ý kiến, và người phụ trách.',
    en: 'Topics that residents can write about, and the person in charge of each.',
    km: 'ប្រធានបទ និងអ្នកទទួលបន្ទុក។',
  },
  fields: {
    app: { vi: 'Phân hệ', en: 'App', km: 'ផ្នែក' },
    owner_id: { vi: 'Người phụ trách', en: 'Person in charge', km: 'អ្នកទទួលបន្ទុក' },
    supporters: { vi: 'Người hỗ trợ', en: 'Assistants', km: 'អ្នកជំនួយ' },
  },
  options: {
    type: {
      normal: { vi: 'Thông thường', en: 'Normal', km: 'ធម្មតា' },
      ask_fee: { vi: 'Hỏi về phí', en: 'About fees', km: 'សួរអំពីថ្លៃ' },
    },
    app: {
      management: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
      operation: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
    },
  },
  plural: { en: 'topics' },
})
