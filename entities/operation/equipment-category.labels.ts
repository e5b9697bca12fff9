import { defineLabels } from '../define-labels.ts'
import { equipmentCategory } from './equipment-category.ts'

export const equipmentCategoryLabels = defineLabels(equipmentCategory, {
  one: { vi: 'nhóm thiết bị', en: 'equipment category', km: 'ក្រុមឧបករណ៍' },
  many: { vi: 'Nhóm thiết bị', en: 'Equipment categories', km: 'ក្រុមឧបករណ៍' },
  purpose: {
    vi: 'Cách phân loại thiết bị, gồm nhóm cha và nhóm con.',
    en: 'How equipment is grouped: parent categories and their subcategories.',
    km: 'របៀបចាត់ថ្នាក់ឧបករណ៍ ក្រុមមេ និងក្រុមកូន។',
  },
  fields: {
    type: { vi: 'Cấp', en: 'Level', km: 'កម្រិត' },
    parent_id: { vi: 'Nhóm cha', en: 'Parent', km: 'ក្រុមមេ' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    children: { vi: 'Nhóm con', en: 'Subcategories', km: 'ក្រុមកូន' },
  },
  options: {
    type: {
      parent: { vi: 'Nhóm cha', en: 'Parent', km: 'ក្រុមមេ' },
      child: { vi: 'Nhóm con', en: 'Child', km: 'ក្រុមកូន' },
    },
  },
})
