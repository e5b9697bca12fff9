import { defineLabels } from '../define-labels.ts'
import { citizenHandbook } from './citizen-handbook.ts'

export const citizenHandbookLabels = defineLabels(citizenHandbook, {
  vi: {
    one: 'trang sổ tay',
    many: 'Sổ tay cư dân',
    purpose: 'Nội quy, thủ tục và hướng dẫn cho cư dân.',
    fields: {
      group: 'Nhóm nội dung',
      cover: 'Ảnh bìa',
    },
    options: {
      group: {
        rules: 'Nội quy',
        procedures: 'Thủ tục',
        safety: 'An toàn',
        amenities: 'Tiện ích',
        contacts: 'Liên hệ',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'handbook page',
    many: 'Resident handbook',
    plural: 'handbook pages',
    purpose: 'Rules, procedures and guidance for residents.',
    fields: {
      group: 'Group',
      cover: 'Cover',
    },
    options: {
      group: {
        rules: 'Rules',
        procedures: 'Procedures',
        safety: 'Safety',
        amenities: 'Amenities',
        contacts: 'Contacts',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'ទំព័រសៀវភៅណែនាំ',
    many: 'សៀវភៅណែនាំអ្នកស្នាក់នៅ',
    purpose: 'បទបញ្ជា នីតិវិធី និងការណែនាំ។',
    fields: {
      group: 'ក្រុម',
      cover: 'រូបគម្រប',
    },
    options: {
      group: {
        rules: 'បទបញ្ជា',
        procedures: 'នីតិវិធី',
        safety: 'សុវត្ថិភាព',
        amenities: 'បរិក្ខាររួម',
        contacts: 'ទំនាក់ទំនង',
      },
    },
    state: 'ស្ថានភាព',
  },
})
