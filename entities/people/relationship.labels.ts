import { defineLabels } from '../define-labels.ts'
import { relationship } from './relationship.ts'

export const relationshipLabels = defineLabels(relationship, {
  vi: {
    one: 'quan hệ với chủ hộ',
    many: 'Quan hệ với chủ hộ',
    purpose: 'Các quan hệ với chủ hộ dùng khi đăng ký cư dân; chỉ quan hệ đang dùng mới được chọn.',
    fields: { code: 'Mã quan hệ', name: 'Tên quan hệ', language_contents: 'Nội dung theo ngôn ngữ' },
    state: 'Trạng thái',
    states: { active: 'Đang dùng', inactive: 'Ngừng dùng' },
    actions: { activate: 'Dùng lại', deactivate: 'Ngừng dùng' },
  },
  en: {
    one: 'relationship',
    many: 'Relationships',
    purpose: 'Relationships to the householder. Only active ones can be chosen.',
    fields: { code: 'Relationship code', name: 'Relationship name', language_contents: 'Names by language' },
    state: 'Status',
    states: { active: 'Active', inactive: 'Inactive' },
    actions: { activate: 'Activate', deactivate: 'Deactivate' },
  },
  km: {
    one: 'ទំនាក់ទំនង',
    many: 'ទំនាក់ទំនងនឹងមេគ្រួសារ',
    purpose: 'ទំនាក់ទំនងរបស់អ្នកស្នាក់នៅនឹងមេគ្រួសារ។ មានតែទំនាក់ទំនងដែលកំពុងប្រើប៉ុណ្ណោះអាចជ្រើសបាន។',
    fields: { code: 'លេខកូដទំនាក់ទំនង', name: 'ឈ្មោះទំនាក់ទំនង', language_contents: 'ឈ្មោះតាមភាសា' },
    state: 'ស្ថានភាព',
    states: { active: 'កំពុងប្រើ', inactive: 'ឈប់ប្រើ' },
    actions: { activate: 'ប្រើឡើងវិញ', deactivate: 'ឈប់ប្រើ' },
  },
})
