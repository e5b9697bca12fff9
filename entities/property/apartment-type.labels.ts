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
  },
})
