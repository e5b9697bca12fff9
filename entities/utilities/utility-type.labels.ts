import type { Labels } from '#core/labels.ts'
import type { utilityType } from './utility-type.ts'

export const utilityTypeLabels = {
  vi: {
    one: 'nhóm tiện ích',
    many: 'Nhóm tiện ích',
    purpose: 'Các nhóm tiện ích chung: hồ bơi, sân, phòng sinh hoạt…',
    fields: {
      code: 'Mã',
      name: 'Tên',
      language_contents: 'Nội dung theo ngôn ngữ',
      image: 'Hình ảnh',
      order: 'Thứ tự',
      description: 'Mô tả',
      utilities: 'Tiện ích',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'amenity type',
    many: 'Amenity types',
    purpose: 'Groups of shared facilities: pools, courts, rooms.',
    fields: {
      code: 'Code',
      name: 'Name',
      language_contents: 'Translations',
      image: 'Image',
      order: 'Order',
      description: 'Description',
      utilities: 'Amenities',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ប្រភេទបរិក្ខាររួម',
    many: 'ប្រភេទបរិក្ខាររួម',
    purpose: 'ប្រភេទកន្លែងរួម៖ អាងហែលទឹក ទីលាន បន្ទប់។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      image: 'រូបភាព',
      order: 'លំដាប់',
      description: 'ការពិពណ៌នា',
      utilities: 'បរិក្ខាររួម',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof utilityType>
