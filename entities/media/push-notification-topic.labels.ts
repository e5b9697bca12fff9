import { defineLabels } from '../define-labels.ts'
import { pushNotificationTopic } from './push-notification-topic.ts'

export const pushNotificationTopicLabels = defineLabels(pushNotificationTopic, {
  vi: {
    one: 'chủ đề thông báo đẩy',
    many: 'Chủ đề thông báo đẩy',
    purpose: 'Mẫu tin gửi đến điện thoại, dùng lại được nhiều lần.',
    fields: {
      notifications: 'Thông báo đẩy',
    },
    options: {
      type: {
        news: 'Tin tức',
        fee: 'Phí',
        event: 'Sự kiện',
        urgent: 'Khẩn',
        other: 'Khác',
      },
      target: {
        all: 'Tất cả',
        householders: 'Chủ hộ',
        blocks: 'Theo block',
        apartments: 'Theo căn hộ',
      },
    },
  },
  en: {
    one: 'push topic',
    many: 'Push topics',
    purpose: 'Reusable messages to phones.',
    fields: {
      notifications: 'Push notifications',
    },
    options: {
      type: {
        news: 'News',
        fee: 'Fees',
        event: 'Event',
        urgent: 'Urgent',
        other: 'Other',
      },
      target: {
        all: 'Everybody',
        householders: 'Householders',
        blocks: 'Some blocks',
        apartments: 'Some apartments',
      },
    },
  },
  km: {
    one: 'ប្រធានបទជូនដំណឹង',
    many: 'ប្រធានបទជូនដំណឹង',
    purpose: 'សារទៅទូរស័ព្ទដែលប្រើឡើងវិញ។',
    fields: {
      notifications: 'ការជូនដំណឹង',
    },
    options: {
      type: {
        news: 'ព័ត៌មាន',
        fee: 'ថ្លៃសេវា',
        event: 'ព្រឹត្តិការណ៍',
        urgent: 'បន្ទាន់',
        other: 'ផ្សេងៗ',
      },
      target: {
        all: 'ទាំងអស់គ្នា',
        householders: 'មេគ្រួសារ',
        blocks: 'តាមប្លុក',
        apartments: 'តាមអាផាតមិន',
      },
    },
  },
})
