import { defineLabels } from '../define-labels.ts'
import { pushNotification } from './push-notification.ts'

export const pushNotificationLabels = defineLabels(pushNotification, {
  vi: {
    one: 'thông báo đẩy',
    many: 'Thông báo đẩy',
    purpose: 'Tin nhắn gửi tới điện thoại cư dân.',
    fields: {
      topic_id: 'Chủ đề',
      scheduled_at: 'Hẹn gửi',
      sent_at: 'Đã gửi lúc',
      sent_count: 'Số người nhận',
      failed_count: 'Gửi lỗi',
    },
    sections: {
      receivers: 'Người nhận',
    },
    views: {
      history: 'Lịch sử thông báo đẩy',
    },
    options: {
      target: {
        all: 'Tất cả',
        householders: 'Chủ hộ',
        blocks: 'Theo block',
        apartments: 'Theo căn hộ',
      },
    },
    state: 'Trạng thái',
    states: {
      sent: 'Đã gửi',
      failed: 'Gửi lỗi',
    },
    actions: {
      deliver: 'Đánh dấu đã gửi',
      miss: 'Đánh dấu gửi lỗi',
    },
  },
  en: {
    one: 'push notification',
    many: 'Push notifications',
    purpose: 'Messages to residents’ phones.',
    fields: {
      topic_id: 'Topic',
      scheduled_at: 'Scheduled at',
      sent_at: 'Sent at',
      sent_count: 'Recipients reached',
      failed_count: 'Failed',
    },
    sections: {
      receivers: 'Recipients',
    },
    views: {
      history: 'Push history',
    },
    options: {
      target: {
        all: 'Everybody',
        householders: 'Householders',
        blocks: 'Some blocks',
        apartments: 'Some apartments',
      },
    },
    state: 'Status',
    states: {
      sent: 'Sent',
      failed: 'Failed',
    },
    actions: {
      deliver: 'Mark as sent',
      miss: 'Mark as failed',
    },
  },
  km: {
    one: 'ការជូនដំណឹង',
    many: 'ការជូនដំណឹង',
    purpose: 'សារទៅទូរស័ព្ទអ្នកស្នាក់នៅ។',
    fields: {
      topic_id: 'ប្រធានបទ',
      scheduled_at: 'កំណត់ពេលផ្ញើ',
      sent_at: 'ផ្ញើនៅ',
      sent_count: 'ចំនួនអ្នកទទួល',
      failed_count: 'បរាជ័យ',
    },
    sections: {
      receivers: 'អ្នកទទួល',
    },
    views: {
      history: 'ប្រវត្តិជូនដំណឹង',
    },
    options: {
      target: {
        all: 'ទាំងអស់គ្នា',
        householders: 'មេគ្រួសារ',
        blocks: 'តាមប្លុក',
        apartments: 'តាមអាផាតមិន',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      sent: 'បានផ្ញើ',
      failed: 'បរាជ័យ',
    },
    actions: {
      deliver: 'បានផ្ញើ',
      miss: 'បរាជ័យ',
    },
  },
})
