import { defineLabels } from '../define-labels.ts'
import { citizenHandbook } from './citizen-handbook.ts'

export const citizenHandbookLabels = defineLabels(citizenHandbook, {
  one: { vi: 'trang sổ tay', en: 'handbook page', km: 'ទំព័រសៀវភៅណែនាំ' },
  many: { vi: 'Sổ tay cư dân', en: 'Resident handbook', km: 'សៀវភៅណែនាំអ្នកស្នាក់នៅ' },
  purpose: {
    vi: 'Nội quy, thủ tục và hướng dẫn cho cư dân.',
    en: 'Rules, procedures and guidance for residents.',
    km: 'បទបញ្ជា នីតិវិធី និងការណែនាំ។',
  },
  fields: {
    group: { vi: 'Nhóm nội dung', en: 'Group', km: 'ក្រុម' },
  },
  options: {
    group: {
      rules: { vi: 'Nội quy', en: 'Rules', km: 'បទបញ្ជា' },
      procedures: { vi: 'Thủ tục', en: 'Procedures', km: 'នីតិវិធី' },
      safety: { vi: 'An toàn', en: 'Safety', km: 'សុវត្ថិភាព' },
      amenities: { vi: 'Tiện ích', en: 'Amenities', km: 'បរិក្ខាររួម' },
      contacts: { vi: 'Liên hệ', en: 'Contacts', km: 'ទំនាក់ទំនង' },
    },
  },
  plural: { en: 'handbook pages' },
})
