import { incomeWords } from './income-words.ts'

/** The words of VAT on vouchers: their fields, the help below them, and their options. */
export const taxWords = {
  section: { vi: 'Thuế GTGT và hóa đơn', en: 'VAT and invoice', km: 'អាករ VAT និងវិក្កយបត្រ' },
  fields: {
    vat_kind: { vi: 'Loại thuế GTGT', en: 'VAT', km: 'ប្រភេទអាករ VAT' },
    vat_percent: incomeWords.vat_percent,
    net: { vi: 'Tiền chưa thuế', en: 'Before VAT', km: 'ប្រាក់មិនរួមអាករ' },
    vat: incomeWords.vat,
    invoice_form: { vi: 'Mẫu số hóa đơn', en: 'Invoice form', km: 'ទម្រង់វិក្កយបត្រ' },
    invoice_symbol: { vi: 'Ký hiệu hóa đơn', en: 'Invoice symbol', km: 'និមិត្តសញ្ញាវិក្កយបត្រ' },
    invoice_number: { vi: 'Số hóa đơn', en: 'Invoice number', km: 'លេខវិក្កយបត្រ' },
    invoice_date: { vi: 'Ngày hóa đơn', en: 'Invoice date', km: 'ថ្ងៃវិក្កយបត្រ' },
  },
  help: {
    vat_kind: {
      vi: 'Để trống nếu khoản này không lên bảng kê thuế. Số tiền ở trên đã gồm thuế.',
      en: 'Leave it empty if it does not belong in the VAT lists. The amount above includes VAT.',
      km: 'ទុកទទេ បើមិនចូលក្នុងបញ្ជីអាករ។ ចំនួនប្រាក់ខាងលើរួមអាកររួចហើយ។',
    },
    net: {
      vi: 'Để trống thì tính từ số tiền và thuế suất.',
      en: 'If empty, it is calculated from the amount and the rate.',
      km: 'បើទុកទទេ នឹងគណនាពីចំនួនប្រាក់ និងអត្រា។',
    },
    vat: {
      vi: 'Nhập như trên hóa đơn nếu khác số tính được.',
      en: 'Enter it as on the invoice if that differs from what is calculated.',
      km: 'បំពេញតាមវិក្កយបត្រ បើខុសពីចំនួនដែលគណនា។',
    },
  },
  options: {
    vat_kind: {
      taxed: { vi: 'Chịu thuế theo thuế suất', en: 'At a rate', km: 'ជាប់អាករតាមអត្រា' },
      zero: { vi: 'Thuế suất 0 %', en: '0 %', km: 'អត្រា 0 %' },
      exempt: { vi: 'Không chịu thuế (KCT)', en: 'Exempt (KCT)', km: 'មិនជាប់អាករ (KCT)' },
      not_declared: {
        vi: 'Không kê khai, tính nộp (KKKNT)',
        en: 'Not declared (KKKNT)',
        km: 'មិនប្រកាស (KKKNT)',
      },
    },
    invoice_form: {
      '1': { vi: '1 – GTGT', en: '1 – VAT', km: '1 – VAT' },
      '2': { vi: '2 – Bán hàng', en: '2 – Sales', km: '2 – លក់' },
      '3': { vi: '3 – Bán tài sản công', en: '3 – Public property', km: '3 – ទ្រព្យសាធារណៈ' },
      '4': { vi: '4 – Bán hàng dự trữ quốc gia', en: '4 – National reserve', km: '4 – ទុនបម្រុងជាតិ' },
      '5': { vi: '5 – Tem, vé, thẻ, phiếu thu', en: '5 – Tickets and receipts', km: '5 – សំបុត្រ និងបង្កាន់ដៃ' },
      '6': { vi: '6 – Phiếu xuất kho', en: '6 – Stock papers', km: '6 – ប័ណ្ណឃ្លាំង' },
      '7': { vi: '7 – Thương mại', en: '7 – Commercial', km: '7 – ពាណិជ្ជកម្ម' },
      '8': { vi: '8 – GTGT kèm biên lai phí', en: '8 – VAT with a state fee', km: '8 – VAT ជាមួយថ្លៃរដ្ឋ' },
      '9': { vi: '9 – Bán hàng kèm biên lai phí', en: '9 – Sales with a state fee', km: '9 – លក់ជាមួយថ្លៃរដ្ឋ' },
    },
  },
  /** Of what is bought. */
  payment_way: {
    transfer: { vi: 'Không dùng tiền mặt', en: 'Not in cash', km: 'មិនមែនសាច់ប្រាក់' },
    cash: { vi: 'Tiền mặt', en: 'Cash', km: 'សាច់ប្រាក់' },
  },
  deduction_refusal: {
    office: { vi: 'Tòa nhà không khấu trừ', en: 'The office does not deduct it', km: 'ការិយាល័យមិនកាត់កង' },
    maintenance: {
      vi: 'Chi từ quỹ bảo trì',
      en: 'Paid from the maintenance fund',
      km: 'ចំណាយពីមូលនិធិថែទាំ',
    },
    for_others: { vi: 'Chi trả tiền thu hộ', en: 'Money of others', km: 'ប្រាក់ប្រមូលជំនួស' },
    cash: {
      vi: 'Trả tiền mặt từ mức phải chuyển khoản',
      en: 'Paid in cash from the limit on',
      km: 'បង់ជាសាច់ប្រាក់ ចាប់ពីកម្រិតកំណត់',
    },
  },
} as const
