import type { Labels } from '#core/labels.ts'
import type { pushNotificationTopic } from './push-notification-topic.ts'

export const pushNotificationTopicLabels = {
  vi: {
    one: 'chủ đề thông báo đẩy',
    many: 'Chủ đề thông báo đẩy',
    purpose: 'Mẫu tin gửi đến điện thoại, dùng lại được nhiều lần.',
    fields: {
      name: 'Tên',
      type: 'Loại',
      target: 'Gửi đến',
      title: 'Tiêu đề',
      content: 'Nội dung',
      is_active: 'Đang dùng',
      notifications: 'Thông báo đẩy',
    },
    sections: {
      general: 'Thông tin chung',
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
      name: 'Name',
      type: 'Type',
      target: 'To',
      title: 'Title',
      content: 'Content',
      is_active: 'Active',
      notifications: 'Push notifications',
    },
    sections: {
      general: 'General',
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
      name: 'ឈ្មោះ',
      type: 'ប្រភេទ',
      target: 'ផ្ញើទៅ',
      title: 'ចំណងជើង',
      content: 'ខ្លឹមសារ',
      is_active: 'កំពុងប្រើ',
      notifications: 'ការជូនដំណឹង',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
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
} satisfies Labels<typeof pushNotificationTopic>
