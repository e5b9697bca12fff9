import { defineLabels } from '../define-labels.ts'
import { conversationTopic } from './conversation-topic.ts'

export const conversationTopicLabels = defineLabels(conversationTopic, {
  vi: {
    one: 'chủ đề',
    many: 'Chủ đề trao đổi',
    purpose: 'Chủ đề cư dân chọn khi gửi ý kiến, và người phụ trách.',
    fields: {
      app: 'Phân hệ',
      owner_id: 'Người phụ trách',
      supporters: 'Người hỗ trợ',
      process_hours: 'Thời hạn xử lý',
    },
    options: {
      type: {
        normal: 'Thông thường',
        ask_fee: 'Hỏi về phí',
      },
      app: {
        management: 'Quản lý',
        operation: 'Vận hành',
      },
    },
  },
  en: {
    one: 'topic',
    many: 'Conversation topics',
    plural: 'topics',
    purpose: 'Topics that residents can write about, and the person in charge of each.',
    fields: {
      app: 'App',
      owner_id: 'Person in charge',
      supporters: 'Assistants',
      process_hours: 'Time limit',
    },
    options: {
      type: {
        normal: 'Normal',
        ask_fee: 'About fees',
      },
      app: {
        management: 'Management',
        operation: 'Operation',
      },
    },
  },
  km: {
    one: 'ប្រធានបទ',
    many: 'ប្រធានបទសន្ទនា',
    purpose: 'ប្រធានបទ និងអ្នកទទួលបន្ទុក។',
    fields: {
      app: 'ផ្នែក',
      owner_id: 'អ្នកទទួលបន្ទុក',
      supporters: 'អ្នកជំនួយ',
      process_hours: 'រយៈពេលដោះស្រាយ',
    },
    options: {
      type: {
        normal: 'ធម្មតា',
        ask_fee: 'សួរអំពីថ្លៃ',
      },
      app: {
        management: 'ការគ្រប់គ្រង',
        operation: 'ប្រតិបត្តិការ',
      },
    },
  },
})
