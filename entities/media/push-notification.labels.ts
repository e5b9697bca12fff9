import { defineLabels } from '../define-labels.ts'
import { pushNotification } from './push-notification.ts'

export const pushNotificationLabels = defineLabels(pushNotification, {
  one: { vi: 'thông báo đẩy', en: 'push notification', km: 'ការជូនដំណឹង' },
  many: { vi: 'Thông báo đẩy', en: 'Push notifications', km: 'ការជូនដំណឹង' },
  purpose: {
    vi: 'Tin nhắn gửi tới điện thoại cư dân.',
    en: 'Messages to residents’ phones.',
    km: 'សារទៅទូរស័ព្ទអ្នកស្នាក់នៅ។',
  },
  fields: {
    scheduled_at: { vi: 'Hẹn gửi', en: 'Scheduled at', km: 'កំណត់ពេលផ្ញើ' },
    sent_at: { vi: 'Đã gửi lúc', en: 'Sent at', km: 'ផ្ញើនៅ' },
    sent_count: { vi: 'Số người nhận', en: 'Recipients reached', km: 'ចំនួនអ្នកទទួល' },
    failed_count: { vi: 'Gửi lỗi', en: 'Failed', km: 'បរាជ័យ' },
  },
  views: {
    history: { vi: 'Lịch sử thông báo đẩy', en: 'Push history', km: 'ប្រវត្តិជូនដំណឹង' },
  },
  options: {
    target: {
      all: { vi: 'Tất cả', en: 'Everybody', km: 'ទាំងអស់គ្នា' },
      householders: { vi: 'Chủ hộ', en: 'Householders', km: 'មេគ្រួសារ' },
      blocks: { vi: 'Theo block', en: 'Some blocks', km: 'តាមប្លុក' },
      apartments: { vi: 'Theo căn hộ', en: 'Some apartments', km: 'តាមអាផាតមិន' },
    },
  },
  states: {
    failed: { vi: 'Gửi lỗi', en: 'Failed', km: 'បរាជ័យ' },
  },
  actions: {
    deliver: { vi: 'Đánh dấu đã gửi', en: 'Mark as sent', km: 'បានផ្ញើ' },
    miss: { vi: 'Đánh dấu gửi lỗi', en: 'Mark as failed', km: 'បរាជ័យ' },
  },
})
