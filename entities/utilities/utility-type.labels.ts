import { defineLabels } from '../define-labels.ts'
import { utilityType } from './utility-type.ts'

export const utilityTypeLabels = defineLabels(utilityType, {
  one: { vi: 'nhóm tiện ích', en: 'amenity type', km: 'ប្រភេទបរិក្ខាររួម' },
  many: { vi: 'Nhóm tiện ích', en: 'Amenity types', km: 'ប្រភេទបរិក្ខាររួម' },
  purpose: {
    vi: 'Các nhóm tiện ích chung: hồ bơi, sân, phòng sinh hoạt…',
    en: 'Groups of shared facilities: pools, courts, rooms.',
    km: 'ប្រភេទកន្លែងរួម៖ អាងហែលទឹក ទីលាន បន្ទប់។',
  },
  fields: {
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    utilities: { vi: 'Tiện ích', en: 'Amenities', km: 'បរិក្ខាររួម' },
  },
})
