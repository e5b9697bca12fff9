import { defineLabels } from '../define-labels.ts'
import { provider } from './provider.ts'

export const providerLabels = defineLabels(provider, {
  vi: {
    one: 'nhà cung cấp',
    many: 'Nhà cung cấp',
    purpose: 'Đơn vị cung cấp dịch vụ cho cư dân.',
    fields: {
      contact_name: 'Người liên hệ',
      website: 'Trang web',
      description: 'Mô tả',
      bookings: 'Đơn đặt',
    },
  },
  en: {
    one: 'provider',
    many: 'Providers',
    purpose: 'Companies whose services residents book.',
    fields: {
      contact_name: 'Contact person',
      website: 'Website',
      description: 'Description',
      bookings: 'Bookings',
    },
  },
  km: {
    one: 'អ្នកផ្តល់សេវា',
    many: 'អ្នកផ្តល់សេវា',
    purpose: 'ក្រុមហ៊ុនផ្តល់សេវាដល់អ្នកស្នាក់នៅ។',
    fields: {
      contact_name: 'អ្នកទំនាក់ទំនង',
      website: 'គេហទំព័រ',
      description: 'ការពិពណ៌នា',
      bookings: 'ការកក់',
    },
  },
})
