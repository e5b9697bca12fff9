import type { Language } from '#core/language.ts'

interface PageWords {
  readonly title: string
  /** A sentence about what it is for. */
  readonly purpose: string
}

type Words = Readonly<Record<Language, PageWords>>

/** What menu, palette and headings call each page; apart from the pages, which a browser loads in no language. */
export const pageWords = {
  current_building: {
    vi: { title: 'Tòa nhà hiện tại', purpose: 'Thông tin và thiết lập của tòa nhà đang làm việc.' },
    en: {
      title: 'Current building',
      purpose: 'The details and settings of the building that you work in.',
    },
    km: { title: 'អគារបច្ចុប្បន្ន', purpose: 'ព័ត៌មាន និងការកំណត់របស់អគារដែលអ្នកកំពុងធ្វើការ។' },
  },
  collect: {
    vi: { title: 'Quầy thu ngân', purpose: 'Thu tiền của một căn hộ và in phiếu thu.' },
    en: { title: 'Cashier’s desk', purpose: 'Collect from an apartment and print the receipt.' },
    km: { title: 'តុបេឡាករ', purpose: 'ប្រមូលប្រាក់ពីអាផាតមិនមួយ ហើយបោះពុម្ពបង្កាន់ដៃ។' },
  },
  status_map: {
    vi: {
      title: 'Sơ đồ tòa nhà',
      purpose: 'Từng căn hộ theo tháp và tầng: hợp đồng, sử dụng, bàn giao và công nợ.',
    },
    en: {
      title: 'Status map',
      purpose: 'Every apartment by block and floor: contract, occupancy, handover and debt.',
    },
    km: { title: 'ប្លង់អគារ', purpose: 'អាផាតមិននីមួយៗតាមប្លុក និងជាន់៖ កិច្ចសន្យា ការស្នាក់នៅ ការប្រគល់ និងបំណុល។' },
  },
  visitor_gate: {
    vi: { title: 'Kiểm tra thẻ khách', purpose: 'Quét hoặc nhập mã thẻ khách, cho khách vào và ra.' },
    en: { title: 'Visitor gate', purpose: 'Scan or type a pass, let visitors in and out.' },
    km: { title: 'ពិនិត្យប័ណ្ណភ្ញៀវ', purpose: 'ស្កេន ឬវាយលេខកូដប័ណ្ណ ហើយឱ្យភ្ញៀវចូល និងចេញ។' },
  },
  debtors: {
    vi: {
      title: 'Công nợ theo người trả',
      purpose: 'Các khoản còn nợ theo người phải trả: chủ sở hữu, người thuê, công ty, căn hộ khác.',
    },
    en: {
      title: 'Outstanding balances by payer',
      purpose: 'Open fees by who owes them: owners, tenants, companies, other apartments.',
    },
    km: { title: 'បំណុលតាមអ្នកបង់', purpose: 'ថ្លៃដែលនៅជំពាក់តាមអ្នកត្រូវបង់៖ ម្ចាស់ អ្នកជួល ក្រុមហ៊ុន អាផាតមិនផ្សេង។' },
  },
  fee_run: {
    vi: { title: 'Tạo phí', purpose: 'Tạo phí nháp của một tháng cho nhiều căn hộ.' },
    en: { title: 'Generate fees', purpose: 'Create draft fees for one month and many apartments.' },
    km: { title: 'បង្កើតថ្លៃសេវា', purpose: 'បង្កើតថ្លៃព្រាងប្រចាំខែសម្រាប់អាផាតមិនច្រើន។' },
  },
  journal: {
    vi: {
      title: 'Nhật ký kế toán',
      purpose:
        'Nhật ký, bảng cân đối số phát sinh, sổ cái theo tài khoản kế toán, bảng kê thuế GTGT đầu ra và sổ chứng từ đã hủy, xuất Excel hoặc CSV.',
    },
    en: {
      title: 'Accounting journal',
      purpose:
        'Journal, trial balance, general ledger by account code, output VAT and voided documents, also as Excel or CSV.',
    },
    km: {
      title: 'ទិន្នានុប្បវត្តិគណនេយ្យ',
      purpose: 'ទិន្នានុប្បវត្តិ តារាងតុល្យភាព សៀវភៅធំតាមលេខគណនី អាករ VAT លើការលក់ និងឯកសារដែលបានបោះបង់ ជា Excel ឬ CSV។',
    },
  },
  storage_use: {
    vi: { title: 'Dung lượng lưu trữ', purpose: 'Dung lượng đã dùng của tòa nhà và các tệp lớn nhất.' },
    en: { title: 'Storage use', purpose: 'How much storage the building uses, and its largest files.' },
    km: { title: 'ទំហំផ្ទុក', purpose: 'ទំហំផ្ទុកដែលអគារបានប្រើ និងឯកសារធំជាងគេ។' },
  },
} as const satisfies Readonly<Record<string, Words>>
