import { audienceHelp, targetWords } from '../audience-words.ts'
import { defineLabels } from '../define-labels.ts'
import { notification } from './notification.ts'

export const notificationLabels = defineLabels(notification, {
  one: { vi: 'thông báo', en: 'announcement', km: 'សេចក្តីជូនដំណឹង' },
  many: { vi: 'Thông báo', en: 'Announcements', km: 'សេចក្តីជូនដំណឹង' },
  purpose: {
    vi: 'Thông báo của ban quản lý tới cư dân.',
    en: 'Announcements from the management office to residents.',
    km: 'សេចក្តីជូនដំណឹងរបស់គណៈគ្រប់គ្រង។',
  },
  help: audienceHelp,
  options: {
    type: {
      general: { vi: 'Chung', en: 'General', km: 'ទូទៅ' },
      maintenance: { vi: 'Bảo trì', en: 'Maintenance', km: 'ការថែទាំ' },
      power_water: { vi: 'Cắt điện, nước', en: 'Power or water cut', km: 'ផ្តាច់ភ្លើង ឬទឹក' },
      urgent: { vi: 'Khẩn', en: 'Urgent', km: 'បន្ទាន់' },
    },
    target: targetWords,
  },
})
