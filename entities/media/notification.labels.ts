import { defineLabels } from '../define-labels.ts'
import { notification } from './notification.ts'

export const notificationLabels = defineLabels(notification, {
  vi: {
    one: 'thông báo',
    many: 'Thông báo',
    purpose: 'Thông báo của ban quản lý tới cư dân.',
    fields: {
      published_on: 'Ngày đăng',
    },
    options: {
      type: {
        general: 'Chung',
        maintenance: 'Bảo trì',
        power_water: 'Cắt điện, nước',
        urgent: 'Khẩn',
      },
      target: {
        all: 'Tất cả',
        householders: 'Chủ hộ',
        blocks: 'Theo block',
        apartments: 'Theo căn hộ',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'announcement',
    many: 'Announcements',
    purpose: 'Announcements from the management office to residents.',
    fields: {
      published_on: 'Published on',
    },
    options: {
      type: {
        general: 'General',
        maintenance: 'Maintenance',
        power_water: 'Power or water cut',
        urgent: 'Urgent',
      },
      target: {
        all: 'Everybody',
        householders: 'Householders',
        blocks: 'Some blocks',
        apartments: 'Some apartments',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'សេចក្តីជូនដំណឹង',
    many: 'សេចក្តីជូនដំណឹង',
    purpose: 'សេចក្តីជូនដំណឹងរបស់គណៈគ្រប់គ្រង។',
    fields: {
      published_on: 'ថ្ងៃផ្សាយ',
    },
    options: {
      type: {
        general: 'ទូទៅ',
        maintenance: 'ការថែទាំ',
        power_water: 'ផ្តាច់ភ្លើង ឬទឹក',
        urgent: 'បន្ទាន់',
      },
      target: {
        all: 'ទាំងអស់គ្នា',
        householders: 'មេគ្រួសារ',
        blocks: 'តាមប្លុក',
        apartments: 'តាមអាផាតមិន',
      },
    },
    state: 'ស្ថានភាព',
  },
})
