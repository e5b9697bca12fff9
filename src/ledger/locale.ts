import type { PageWords } from '../locales/pages.ts'

/** What menu, palette and headings call its pages. */
export const pageWords = {
  journal: {
    vi: {
      title: 'Nhật ký kế toán',
      purpose:
        'Nhật ký, bảng cân đối số phát sinh, sổ cái theo tài khoản kế toán, bảng kê thuế GTGT đầu ra, đầu vào, chỉ tiêu tờ khai 01/GTGT và sổ chứng từ đã hủy, xuất Excel, CSV hoặc PDF.',
    },
    en: {
      title: 'Accounting journal',
      purpose:
        'Journal, trial balance, general ledger by account code, output and input VAT, the figures of the VAT return and voided documents, also as Excel, CSV or PDF.',
    },
    km: {
      title: 'ទិន្នានុប្បវត្តិគណនេយ្យ',
      purpose:
        'ទិន្នានុប្បវត្តិ តារាងតុល្យភាព សៀវភៅធំតាមលេខគណនី អាករ VAT លើការលក់ និងការទិញ តួលេខលិខិតប្រកាស VAT និងឯកសារដែលបានបោះបង់ ជា Excel, CSV ឬ PDF។',
    },
  },
} as const satisfies PageWords
