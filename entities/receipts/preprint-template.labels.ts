import type { Labels } from '#core/labels.ts'
import type { preprintTemplate } from './preprint-template.ts'

export const preprintTemplateLabels = {
  vi: {
    one: 'mẫu phiếu thu in sẵn',
    many: 'Mẫu phiếu thu in sẵn',
    purpose: 'Ký hiệu và cách đánh số của phiếu thu in sẵn.',
    fields: {
      name: 'Tên mẫu',
      symbol: 'Ký hiệu',
      digits: 'Số chữ số của số seri',
      leaves: 'Số tờ mỗi quyển',
      note: 'Ghi chú',
      books: 'Quyển phiếu thu',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'pre-printed receipt template',
    many: 'Pre-printed receipt templates',
    purpose: 'The series code of pre-printed receipts, and how they are numbered.',
    fields: {
      name: 'Name',
      symbol: 'Symbol',
      digits: 'Digits in a serial',
      leaves: 'Sheets per book',
      note: 'Note',
      books: 'Books',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'គំរូបង្កាន់ដៃបោះពុម្ពទុក',
    many: 'គំរូបង្កាន់ដៃបោះពុម្ពទុក',
    purpose: 'និមិត្តសញ្ញា និងរបៀបដាក់លេខរបស់បង្កាន់ដៃបោះពុម្ពទុក។',
    fields: {
      name: 'ឈ្មោះគំរូ',
      symbol: 'និមិត្តសញ្ញា',
      digits: 'ចំនួនខ្ទង់លេខស៊េរី',
      leaves: 'ចំនួនសន្លឹកក្នុងមួយក្បាល',
      note: 'កំណត់សម្គាល់',
      books: 'ក្បាលបង្កាន់ដៃ',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof preprintTemplate>
