import { defineLabels } from '../define-labels.ts'
import { apartmentType } from './apartment-type.ts'

export const apartmentTypeLabels = defineLabels(apartmentType, {
  vi: {
    one: 'loại căn hộ',
    many: 'Loại căn hộ',
    purpose: 'Các loại căn hộ của tòa nhà và màu hiển thị trên sơ đồ.',
    fields: {
      code: 'Mã loại',
      name: 'Tên loại',
      color: 'Màu',
      apartments_count: 'Số căn hộ',
    },
  },
  en: {
    one: 'apartment type',
    many: 'Apartment types',
    purpose: 'Types of apartments and their colours on the map.',
    fields: {
      code: 'Type code',
      name: 'Type name',
      color: 'Colour',
      apartments_count: 'Number of apartments',
    },
  },
  km: {
    one: 'ប្រភេទអាផាតមិន',
    many: 'ប្រភេទអាផាតមិន',
    purpose: 'ប្រភេទអាផាតមិនរបស់អគារ និងពណ៌ដែលបង្ហាញលើផែនទី។',
    fields: {
      code: 'លេខកូដប្រភេទ',
      name: 'ឈ្មោះប្រភេទ',
      color: 'ពណ៌',
      apartments_count: 'ចំនួនអាផាតមិន',
    },
  },
})
