import { defineLabels } from '../define-labels.ts'
import { provider } from './provider.ts'

export const providerLabels = defineLabels(provider, {
  one: { vi: 'nhà cung cấp', en: 'provider', km: 'អ្នកផ្តល់សេវា' },
  many: { vi: 'Nhà cung cấp', en: 'Providers', km: 'អ្នកផ្តល់សេវា' },
  purpose: {
    vi: 'Đơn vị cung cấp dịch vụ cho cư dân.',
    en: 'Companies whose services residents book.',
    km: 'ក្រុមហ៊ុនផ្តល់សេវាដល់អ្នកស្នាក់នៅ។',
  },
  fields: {
    website: { vi: 'Trang web', en: 'Website', km: 'គេហទំព័រ' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    jobs_at_once: { vi: 'Số đơn nhận cùng lúc', en: 'Bookings at one time', km: 'ចំនួនការកក់ក្នុងពេលតែមួយ' },
    bookings: { vi: 'Đơn đặt', en: 'Bookings', km: 'ការកក់' },
  },
})
