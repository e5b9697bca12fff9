import { defineLabels } from '../define-labels.ts'
import { relationship } from './relationship.ts'

export const relationshipLabels = defineLabels(relationship, {
  one: { vi: 'quan hệ với chủ hộ', en: 'relationship', km: 'ទំនាក់ទំនង' },
  many: { vi: 'Quan hệ với chủ hộ', en: 'Relationships', km: 'ទំនាក់ទំនងនឹងមេគ្រួសារ' },
  purpose: {
    vi: 'Các quan hệ với chủ hộ dùng khi đăng ký cư dân; chỉ quan hệ đang dùng mới được chọn.',
    en: 'Relationships to the householder. Only active ones can be chosen.',
    km: 'ទំនាក់ទំនងរបស់អ្នកស្នាក់នៅនឹងមេគ្រួសារ។ មានតែទំនាក់ទំនងដែលកំពុងប្រើប៉ុណ្ណោះអាចជ្រើសបាន។',
  },
  empty: {
    vi: 'Đăng ký cư dân cần chọn quan hệ với chủ hộ. Lấy các quan hệ thường dùng, hoặc tự thêm.',
    en: 'A stay names one of them. Take the usual ones, or add your own.',
    km: 'ការចុះឈ្មោះអ្នកស្នាក់នៅត្រូវជ្រើសទំនាក់ទំនង។ យកទំនាក់ទំនងដែលប្រើញឹកញាប់ ឬបន្ថែមដោយខ្លួនឯង។',
  },
  fields: {
    code: { vi: 'Mã quan hệ', en: 'Relationship code', km: 'លេខកូដទំនាក់ទំនង' },
    name: { vi: 'Tên quan hệ', en: 'Relationship name', km: 'ឈ្មោះទំនាក់ទំនង' },
    language_contents: { vi: 'Nội dung theo ngôn ngữ', en: 'Names by language', km: 'ឈ្មោះតាមភាសា' },
  },
  states: {
    active: { vi: 'Đang dùng', en: 'Active', km: 'កំពុងប្រើ' },
    inactive: { vi: 'Ngừng dùng', en: 'Inactive', km: 'ឈប់ប្រើ' },
  },
  actions: {
    activate: { vi: 'Dùng lại', en: 'Activate', km: 'ប្រើឡើងវិញ' },
    deactivate: { vi: 'Ngừng dùng', en: 'Deactivate', km: 'ឈប់ប្រើ' },
  },
})
