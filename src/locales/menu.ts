import type { Language } from '#core/language.ts'

/** What the menu, the palette and the headings of pages call the pages that are no entity's. */
const vi = {
  title: {
    fee_statistic: 'Thống kê phí',
    collect: 'Quầy thu ngân',
    fee_run: 'Tạo phí',
    debtors: 'Công nợ theo người trả',
    journal: 'Nhật ký kế toán',
    status_map: 'Sơ đồ tòa nhà',
    storage_use: 'Dung lượng lưu trữ',
    second_factor: 'Bảo mật đăng nhập',
  },
  purpose: {
    fee_statistic: 'Phải thu, đã thu và còn nợ của một tháng theo nhóm phí, so với 12 tháng.',
    collect: 'Thu tiền của một căn hộ và in phiếu thu.',
    fee_run: 'Tạo phí nháp của một tháng cho nhiều căn hộ.',
    debtors: 'Các khoản còn nợ theo người phải trả: chủ sở hữu, người thuê, công ty, căn hộ khác.',
    journal:
      'Nhật ký, bảng cân đối số phát sinh, sổ cái theo tài khoản kế toán, bảng kê thuế GTGT đầu ra và sổ chứng từ đã hủy, xuất Excel hoặc CSV.',
    status_map: 'Từng căn hộ theo tháp và tầng: hợp đồng, sử dụng, bàn giao và công nợ.',
    storage_use: 'Dung lượng đã dùng của tòa nhà và các tệp lớn nhất.',
  },
  collect_from: 'Thu tiền',
}

const en: typeof vi = {
  title: {
    fee_statistic: 'Fee statistics',
    collect: 'Cashier’s desk',
    fee_run: 'Generate fees',
    debtors: 'Debts by payer',
    journal: 'Accounting journal',
    status_map: 'Status map',
    storage_use: 'Storage use',
    second_factor: 'Sign-in security',
  },
  purpose: {
    fee_statistic:
      'Amounts charged, collected and outstanding in a month, by fee type, compared with 12 months.',
    collect: 'Collect from an apartment and print the receipt.',
    fee_run: 'Create draft fees for one month and many apartments.',
    debtors: 'Open fees by who owes them: owners, tenants, companies, other apartments.',
    journal:
      'Journal, trial balance, general ledger by account code, output VAT and voided documents, also as Excel or CSV.',
    status_map: 'Every apartment by block and floor: contract, occupancy, handover and debt.',
    storage_use: 'How much storage the building uses, and its largest files.',
  },
  collect_from: 'Collect from',
}

const km: typeof vi = {
  title: {
    fee_statistic: 'ស្ថិតិថ្លៃសេវា',
    collect: 'តុបេឡាករ',
    fee_run: 'បង្កើតថ្លៃសេវា',
    debtors: 'បំណុលតាមអ្នកបង់',
    journal: 'ទិន្នានុប្បវត្តិគណនេយ្យ',
    status_map: 'ប្លង់អគារ',
    storage_use: 'ទំហំផ្ទុក',
    second_factor: 'សុវត្ថិភាពការចូលប្រើ',
  },
  purpose: {
    fee_statistic: 'ចំនួនត្រូវប្រមូល បានប្រមូល និងនៅជំពាក់ក្នុងមួយខែតាមប្រភេទថ្លៃ ប្រៀបធៀបនឹង 12 ខែ។',
    collect: 'ប្រមូលប្រាក់ពីអាផាតមិនមួយ ហើយបោះពុម្ពបង្កាន់ដៃ។',
    fee_run: 'បង្កើតថ្លៃព្រាងប្រចាំខែសម្រាប់អាផាតមិនច្រើន។',
    debtors: 'ថ្លៃដែលនៅជំពាក់តាមអ្នកត្រូវបង់៖ ម្ចាស់ អ្នកជួល ក្រុមហ៊ុន អាផាតមិនផ្សេង។',
    journal: 'ទិន្នានុប្បវត្តិ តារាងតុល្យភាព សៀវភៅធំតាមលេខគណនី អាករ VAT លើការលក់ និងឯកសារដែលបានបោះបង់ ជា Excel ឬ CSV។',
    status_map: 'អាផាតមិននីមួយៗតាមប្លុក និងជាន់៖ កិច្ចសន្យា ការស្នាក់នៅ ការប្រគល់ និងបំណុល។',
    storage_use: 'ទំហំផ្ទុកដែលអគារបានប្រើ និងឯកសារធំជាងគេ។',
  },
  collect_from: 'ប្រមូលប្រាក់',
}

export const menuWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
