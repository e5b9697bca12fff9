import { defineLabels } from '../define-labels.ts'
import { targetWords } from '../audience-words.ts'
import { pushTypeWords } from '../push-words.ts'
import { pushNotificationTopic } from './push-notification-topic.ts'

export const pushNotificationTopicLabels = defineLabels(pushNotificationTopic, {
  one: { vi: 'chủ đề thông báo đẩy', en: 'push topic', km: 'ប្រធានបទជូនដំណឹង' },
  many: { vi: 'Chủ đề thông báo đẩy', en: 'Push topics', km: 'ប្រធានបទជូនដំណឹង' },
  purpose: {
    vi: 'Mẫu tin gửi tới tài khoản cư dân, dùng lại được, và mỗi mẫu đã gửi bao nhiêu lần.',
    en: 'Reusable messages to residents’ accounts, and how often each was sent.',
    km: 'សារទៅគណនីអ្នកស្នាក់នៅដែលប្រើឡើងវិញ និងចំនួនដងដែលបានផ្ញើ។',
  },
  fields: {
    times_sent: { vi: 'Số lần gửi', en: 'Times sent', km: 'ចំនួនដងផ្ញើ' },
    last_sent_on: { vi: 'Gửi lần cuối', en: 'Last sent', km: 'ផ្ញើចុងក្រោយ' },
    notifications: { vi: 'Thông báo đẩy', en: 'Push notifications', km: 'ការជូនដំណឹង' },
  },
  options: { type: pushTypeWords, target: targetWords },
})
