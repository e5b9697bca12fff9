import { defineLabels } from '../define-labels.ts'
import { apartmentType } from './apartment-type.ts'

export const apartmentTypeLabels = defineLabels(apartmentType, {
  one: { vi: 'loại căn hộ', en: 'apartment type', km: 'ប្រភេទអាផាតមិន' },
  many: { vi: 'Loại căn hộ', en: 'Apartment types', km: 'ប្រភេទអាផាតមិន' },
  purpose: {
    vi: 'Các loại căn hộ của tòa nhà và màu hiển thị trên sơ đồ.',
    en: 'Types of apartments and their colours on the map.',
    km: 'ប្រភេទអាផាតមិនរបស់អគារ និងពណ៌ដែលបង្ហាញលើផែនទី។',
  },
  fields: {
    code: { vi: 'Mã loại', en: 'Type code', km: 'លេខកូដប្រភេទ' },
    name: { vi: 'Tên loại', en: 'Type name', km: 'ឈ្មោះប្រភេទ' },
    color: { vi: 'Màu', en: 'Colour', km: 'ពណ៌' },
    handover_items: {
      vi: 'Danh mục kiểm tra bàn giao',
      en: 'Handover checklist',
      km: 'បញ្ជីត្រួតពិនិត្យពេលប្រគល់',
    },
  },
  lines: { handover_items: { item: { vi: 'Hạng mục', en: 'Item', km: 'មុខ' } } },
  sections: { handover: { vi: 'Bàn giao', en: 'Handover', km: 'ការប្រគល់' } },
  help: {
    handover_items: {
      vi: 'Mỗi lượt bàn giao căn hộ loại này bắt đầu bằng các hạng mục này. Để trống: các hạng mục thông dụng.',
      en: 'A handover of such an apartment begins with these items. Leave empty for the usual ones.',
      km: 'ការប្រគល់អាផាតមិនប្រភេទនេះចាប់ផ្តើមដោយមុខទាំងនេះ។ ទុកទទេ៖ មុខដែលប្រើជាទូទៅ។',
    },
  },
})
