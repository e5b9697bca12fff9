import type { Language } from '#core/language.ts'
import type { PageWords } from '../locales/pages.ts'

const vi = {
  year_end: {
    load_failed: 'Không tải được danh sách cuối năm',
    rates: 'Thuế suất hết hiệu lực',
    no_rates: 'Không có thuế suất nào hết hiệu lực đến {{day}}.',
    rate: '{{percent}} % theo {{law}}, đến hết {{day}}',
    follows: 'Sau đó áp dụng {{percent}} %.',
    undecided: 'Chưa chọn thuế suất tiếp theo: phí của kỳ sau sẽ không tính được.',
    fees: 'Loại phí đang dùng',
    tariffs: 'Bảng giá cộng thuế này còn áp dụng sau đó',
    unused: 'Không có loại phí hay bảng giá nào đang dùng.',
    basis: 'căn cứ: {{basis}}',
    no_basis: 'chưa ghi căn cứ',
    without_basis: 'Loại phí chưa ghi căn cứ thuế suất',
    all_based: 'Mọi loại phí có thuế đã ghi căn cứ.',
    percent: '{{percent}} %',
    symbols: 'Ký hiệu hóa đơn của năm nay',
    no_symbols: 'Chưa có phiếu thu nào ghi ký hiệu hóa đơn của năm nay.',
    symbol: 'Ký hiệu',
    count: 'Số hóa đơn',
    last_on: 'Ngày cuối',
    symbols_end: 'Năm sau dùng ký hiệu mới và số hóa đơn bắt đầu lại từ 1.',
    prices: 'Giá hết hiệu lực',
    no_prices: 'Không có giá nào hết hiệu lực đến {{day}}.',
    price: 'Loại phí',
    ends_on: 'Hết hiệu lực',
    known: 'Giá đã biết sau đó',
    none_known: 'Chưa có',
  },
}

const en: typeof vi = {
  year_end: {
    load_failed: 'What ends with the year could not be loaded',
    rates: 'VAT rates that end',
    no_rates: 'No VAT rate ends by {{day}}.',
    rate: '{{percent}} % by {{law}}, until {{day}}',
    follows: 'Then {{percent}} % is taken.',
    undecided: 'No rate is chosen to follow. Fees of later periods cannot be calculated.',
    fees: 'Fee types that take it',
    tariffs: 'Prices that add it and go on afterwards',
    unused: 'No fee type or price in use takes it.',
    basis: 'paper: {{basis}}',
    no_basis: 'no paper is named',
    without_basis: 'Fee types whose rate names no paper',
    all_based: 'Every fee type with VAT names the paper of its rate.',
    percent: '{{percent}} %',
    symbols: 'Invoice symbols of this year',
    no_symbols: 'No receipt voucher names an invoice symbol of this year.',
    symbol: 'Symbol',
    count: 'Invoices',
    last_on: 'Last day',
    symbols_end: 'Next year has new symbols and invoice numbers begin again at 1.',
    prices: 'Prices that end',
    no_prices: 'No price ends by {{day}}.',
    price: 'Fee type',
    ends_on: 'Ends on',
    known: 'Known price afterwards',
    none_known: 'None yet',
  },
}

const km: typeof vi = {
  year_end: {
    load_failed: 'មិនអាចផ្ទុកបញ្ជីចុងឆ្នាំបានទេ',
    rates: 'អត្រាអាករដែលផុតកំណត់',
    no_rates: 'គ្មានអត្រាអាករណាផុតកំណត់ត្រឹម {{day}} ទេ។',
    rate: '{{percent}} % តាម {{law}} រហូតដល់ {{day}}',
    follows: 'បន្ទាប់មកអនុវត្ត {{percent}} %។',
    undecided: 'មិនទាន់ជ្រើសអត្រាបន្ទាប់៖ ថ្លៃនៃគ្រាក្រោយមិនអាចគណនាបានទេ។',
    fees: 'ប្រភេទថ្លៃដែលកំពុងប្រើ',
    tariffs: 'តារាងតម្លៃដែលបូកអាករនេះ ហើយនៅអនុវត្តក្រោយនោះ',
    unused: 'គ្មានប្រភេទថ្លៃ ឬតារាងតម្លៃណាប្រើទេ។',
    basis: 'មូលដ្ឋាន៖ {{basis}}',
    no_basis: 'មិនទាន់សរសេរមូលដ្ឋាន',
    without_basis: 'ប្រភេទថ្លៃដែលមិនទាន់សរសេរមូលដ្ឋានអត្រា',
    all_based: 'ប្រភេទថ្លៃដែលមានអាករទាំងអស់បានសរសេរមូលដ្ឋាន។',
    percent: '{{percent}} %',
    symbols: 'និមិត្តសញ្ញាវិក្កយបត្រឆ្នាំនេះ',
    no_symbols: 'មិនទាន់មានប័ណ្ណចំណូលណាសរសេរនិមិត្តសញ្ញាឆ្នាំនេះទេ។',
    symbol: 'និមិត្តសញ្ញា',
    count: 'ចំនួនវិក្កយបត្រ',
    last_on: 'ថ្ងៃចុងក្រោយ',
    symbols_end: 'ឆ្នាំក្រោយប្រើនិមិត្តសញ្ញាថ្មី ហើយលេខវិក្កយបត្រចាប់ផ្តើមពី 1 ឡើងវិញ។',
    prices: 'តម្លៃដែលផុតកំណត់',
    no_prices: 'គ្មានតម្លៃណាផុតកំណត់ត្រឹម {{day}} ទេ។',
    price: 'ប្រភេទថ្លៃ',
    ends_on: 'ផុតកំណត់',
    known: 'តម្លៃដែលដឹងបន្ទាប់',
    none_known: 'មិនទាន់មាន',
  },
}

/** Words of what ends with the year. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }

/** What menu, palette and headings call its pages. */
export const pageWords = {
  year_end: {
    vi: {
      title: 'Trước khi hết năm',
      purpose:
        'Thuế suất, ký hiệu hóa đơn và giá hết hiệu lực cuối năm, và loại phí chưa ghi căn cứ thuế suất.',
    },
    en: {
      title: 'Before the year’s end',
      purpose:
        'VAT rates, invoice symbols and prices that end with the year, and fee types whose rate names no paper.',
    },
    km: {
      title: 'មុនដាច់ឆ្នាំ',
      purpose: 'អត្រាអាករ និមិត្តសញ្ញាវិក្កយបត្រ និងតម្លៃដែលផុតកំណត់ចុងឆ្នាំ និងប្រភេទថ្លៃដែលមិនទាន់សរសេរមូលដ្ឋានអត្រា។',
    },
  },
} as const satisfies PageWords
