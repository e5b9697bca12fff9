import type { Labels } from '#core/labels.ts'
import type { equipmentCategory } from './equipment-category.ts'

export const equipmentCategoryLabels = {
  vi: {
    one: 'nhóm thiết bị',
    many: 'Nhóm thiết bị',
    purpose: 'Cách phân loại thiết bị, gồm nhóm cha và nhóm con.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      type: 'Cấp',
      parent_id: 'Nhóm cha',
      description: 'Mô tả',
      children: 'Nhóm con',
      equipments: 'Thiết bị',
    },
    sections: {
      general: 'Thông tin chung',
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
      code: 'Code',
      name: 'Name',
      type: 'Level',
      parent_id: 'Parent',
      description: 'Description',
      children: 'Subcategories',
      equipments: 'Equipment',
    },
    sections: {
      general: 'General',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      type: 'កម្រិត',
      parent_id: 'ក្រុមមេ',
      description: 'ការពិពណ៌នា',
      children: 'ក្រុមកូន',
      equipments: 'ឧបករណ៍',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
    options: {
      type: {
        parent: 'ក្រុមមេ',
        child: 'ក្រុមកូន',
      },
    },
  },
} satisfies Labels<typeof equipmentCategory>
