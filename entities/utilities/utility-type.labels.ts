import { defineLabels } from '../define-labels.ts'
import { utilityType } from './utility-type.ts'

export const utilityTypeLabels = defineLabels(utilityType, {
  vi: {
    one: 'nhóm tiện ích',
    many: 'Nhóm tiện ích',
    purpose: 'Các nhóm tiện ích chung: hồ bơi, sân, phòng sinh hoạt…',
    fields: {
      description: 'Mô tả',
      utilities: 'Tiện ích',
    },
  },
  en: {
    one: 'amenity type',
    many: 'Amenity types',
    purpose: 'Groups of shared facilities: pools, courts, rooms.',
    fields: {
      description: 'Description',
      utilities: 'Amenities',
    },
  },
  km: {
    one: 'ប្រភេទបរិក្ខាររួម',
    many: 'ប្រភេទបរិក្ខាររួម',
    purpose: 'ប្រភេទកន្លែងរួម៖ អាងហែលទឹក ទីលាន បន្ទប់។',
    fields: {
      description: 'ការពិពណ៌នា',
      utilities: 'បរិក្ខាររួម',
    },
  },
})
