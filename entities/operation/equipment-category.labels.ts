import { defineLabels } from '../define-labels.ts'
import { equipmentCategory } from './equipment-category.ts'

export const equipmentCategoryLabels = defineLabels(equipmentCategory, {
  vi: {
    one: 'nhóm thiết bị',
    many: 'Nhóm thiết bị',
    purpose: 'Cách phân loại thiết bị, gồm nhóm cha và nhóm con.',
    fields: {
      type: 'Cấp',
      parent_id: 'Nhóm cha',
      description: 'Mô tả',
      children: 'Nhóm con',
    },
    options: {
      type: {
        parent: 'Nhóm cha',
        child: 'Nhóm con',
      },
    },
  },
  en: {
    one: 'equipment category',
    many: 'Equipment categories',
    purpose: 'How equipment is grouped: parent categories and their subcategories.',
    fields: {
      type: 'Level',
      parent_id: 'Parent',
      description: 'Description',
      children: 'Subcategories',
    },
    options: {
      type: {
        parent: 'Parent',
        child: 'Child',
      },
    },
  },
  km: {
    one: 'ក្រុមឧបករណ៍',
    many: 'ក្រុមឧបករណ៍',
    purpose: 'របៀបចាត់ថ្នាក់ឧបករណ៍ ក្រុមមេ និងក្រុមកូន។',
    fields: {
      type: 'កម្រិត',
      parent_id: 'ក្រុមមេ',
      description: 'ការពិពណ៌នា',
      children: 'ក្រុមកូន',
    },
    options: {
      type: {
        parent: 'ក្រុមមេ',
        child: 'ក្រុមកូន',
      },
    },
  },
})
