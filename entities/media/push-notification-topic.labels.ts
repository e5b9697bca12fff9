import { defineLabels } from '../define-labels.ts'
import { pushNotificationTopic } from './push-notification-topic.ts'

export const pushNotificationTopicLabels = defineLabels(pushNotificationTopic, {
  one: { vi: 'chủ đề thông báo đẩy', en: 'push topic', km: 'ប្រធានបទជូនដំណឹង' },
  many: { vi: 'Chủ đề thông báo đẩy', en: 'Push topics', km: 'ប្រធានបទជូនដំណឹង' },
  purpose: {
    vi: 'Mẫu tin gửi đến điện thoại, dùng lại được nhiều lần.',
    en: 'Reusable messages to phones.',
    km: 'សារទៅទូរស័ព្ទដែលប្រើឡើងវិញ។',
  },
  fields: {
    notifications: { vi: 'Thông báo đẩy', en: 'Push notifications', km: 'ការជូនដំណឹង' },
  },
  options: {
    type: {
      news: { vi: 'Tin tức', en: 'News', km: 'ព័ត៌មាន' },
      fee: { vi: 'Phí', en: 'Fees', km: 'ថ្លៃសេវា' },
      event: { vi: 'Sự kiện', en: 'Event', km: 'ព្រឹត្តិការណ៍' },
      urgent: { vi: 'Khẩn', en: 'Urgent', km: 'បន្ទាន់' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
    target: {
      all: { vi: 'Tất cả', en: 'Everybody', km: 'ទាំងអស់គ្នា' },
      householders: { vi: 'Chủ hộ', en: 'Householders', km: 'មេគ្រួសារ' },
      blocks: { vi: 'Theo block', en: 'Some blocks', km: 'តាមប្លុក' },
      apartments: { vi: 'Theo căn hộ', en: 'Some apartments', km: 'តាមអាផាតមិន' },
    },
  },
})
