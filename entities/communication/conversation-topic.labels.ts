import { defineLabels } from '../define-labels.ts'
import { conversationTopic } from './conversation-topic.ts'
import { topicAppWords } from './topic-words.ts'

export const conversationTopicLabels = defineLabels(conversationTopic, {
  one: { vi: 'chủ đề', en: 'topic', km: 'ប្រធានបទ' },
  many: { vi: 'Chủ đề trao đổi', en: 'Conversation topics', km: 'ប្រធានបទសន្ទនា' },
  purpose: {
    vi: 'Chủ đề cư dân chọn khi gửi ý kiến, và người phụ trách.',
    en: 'Topics that residents can write about, and the person in charge of each.',
    km: 'ប្រធានបទ និងអ្នកទទួលបន្ទុក។',
  },
  fields: {
    app: { vi: 'Phân hệ', en: 'Module', km: 'ផ្នែក' },
    owner_id: { vi: 'Người phụ trách', en: 'Person in charge', km: 'អ្នកទទួលបន្ទុក' },
    supporters: { vi: 'Người hỗ trợ', en: 'Assistants', km: 'អ្នកជំនួយ' },
  },
  help: {
    app: {
      vi: 'Trao đổi thuộc chủ đề nằm trong danh sách của phân hệ này.',
      en: 'Conversations of the topic are in the list of this module.',
      km: 'ការសន្ទនានៃប្រធានបទនេះស្ថិតក្នុងបញ្ជីរបស់ផ្នែកនេះ។',
    },
    owner_id: {
      vi: 'Nhận trao đổi mới chưa có người xử lý.',
      en: 'Gets new conversations that nobody is assigned to.',
      km: 'ទទួលការសន្ទនាថ្មីដែលមិនទាន់មានអ្នកដោះស្រាយ។',
    },
    supporters: {
      vi: 'Được báo khi có trao đổi mới.',
      en: 'Told of each new conversation.',
      km: 'ត្រូវបានជូនដំណឹងពេលមានការសន្ទនាថ្មី។',
    },
  },
  options: {
    type: {
      normal: { vi: 'Thông thường', en: 'Normal', km: 'ធម្មតា' },
      ask_fee: { vi: 'Hỏi về phí', en: 'About fees', km: 'សួរអំពីថ្លៃ' },
    },
    app: topicAppWords,
  },
  plural: { en: 'topics' },
})
