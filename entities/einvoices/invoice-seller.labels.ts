import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { taxWords } from '../tax-words.ts'
import { invoiceSeller } from './invoice-seller.ts'

export const invoiceSellerLabels = defineLabels(invoiceSeller, {
  one: { vi: 'đơn vị bán', en: 'seller', km: 'អ្នកលក់' },
  many: { vi: 'Đơn vị bán trên hóa đơn', en: 'Sellers on invoices', km: 'អ្នកលក់លើវិក្កយបត្រ' },
  purpose: {
    vi: 'Hóa đơn điện tử của tòa nhà đứng tên ai, mã số thuế, ký hiệu và nhà cung cấp hóa đơn nào.',
    en: 'In whose name the building’s e-invoices are made, with which tax code, symbols and provider.',
    km: 'វិក្កយបត្រអេឡិចត្រូនិករបស់អគារជាឈ្មោះអ្នកណា លេខពន្ធ និមិត្តសញ្ញា និងអ្នកផ្តល់សេវាណា។',
  },
  fields: {
    name: { vi: 'Tên đăng ký thuế', en: 'Registered name', km: 'ឈ្មោះចុះបញ្ជី' },
    vat_method: { vi: 'Phương pháp tính thuế GTGT', en: 'VAT method', km: 'វិធីគណនា VAT' },
    coded: {
      vi: 'Hóa đơn có mã của cơ quan thuế',
      en: 'Invoices have the tax authority’s code',
      km: 'វិក្កយបត្រមានលេខកូដអាជ្ញាធរពន្ធដារ',
    },
    symbols: { vi: 'Ký hiệu đang dùng', en: 'Symbols in use', km: 'និមិត្តសញ្ញាកំពុងប្រើ' },
    provider_name: { vi: 'Nhà cung cấp hóa đơn', en: 'Invoice provider', km: 'អ្នកផ្តល់វិក្កយបត្រ' },
    provider_tax_code: {
      vi: 'Mã số thuế nhà cung cấp',
      en: 'Provider’s tax code',
      km: 'លេខពន្ធអ្នកផ្តល់សេវា',
    },
    issuer_name: { vi: 'Đơn vị lập thay', en: 'Issued by another', km: 'អ្នកចេញជំនួស' },
    issuer_tax_code: { vi: 'Mã số thuế đơn vị lập thay', en: 'Issuer’s tax code', km: 'លេខពន្ធអ្នកចេញជំនួស' },
    issuer_address: { vi: 'Địa chỉ đơn vị lập thay', en: 'Issuer’s address', km: 'អាសយដ្ឋានអ្នកចេញជំនួស' },
    starts_on: { vi: 'Lập hóa đơn từ ngày', en: 'Invoices from', km: 'ចេញវិក្កយបត្រចាប់ពី' },
    invoice_scope: { vi: 'Mỗi hóa đơn là của', en: 'One invoice for each', km: 'វិក្កយបត្រមួយសម្រាប់' },
    one_rate: {
      vi: 'Mỗi thuế suất một hóa đơn',
      en: 'One invoice for each rate',
      km: 'អត្រាមួយ វិក្កយបត្រមួយ',
    },
    untaxed: { vi: 'Khoản không có thuế suất là', en: 'Fees without a rate are', km: 'ថ្លៃគ្មានអត្រាគឺ' },
    left_out: { vi: 'Không lập hóa đơn cho', en: 'No invoice for', km: 'មិនចេញវិក្កយបត្រសម្រាប់' },
    with_interest: {
      vi: 'Lập hóa đơn cả lãi chậm nộp',
      en: 'Invoice late interest too',
      km: 'ចេញវិក្កយបត្រការប្រាក់យឺតផង',
    },
    payment_way: { vi: 'Hình thức thanh toán', en: 'Way of payment', km: 'វិធីទូទាត់' },
    state_fee_name: {
      vi: 'Tên khoản phí thu cho nhà nước',
      en: 'Name of the state fee',
      km: 'ឈ្មោះថ្លៃរដ្ឋ',
    },
  },
  help: {
    name: {
      vi: 'Đúng như trên đăng ký thuế.',
      en: 'Exactly as registered with the tax office.',
      km: 'ដូចក្នុងការចុះបញ្ជីពន្ធដារ។',
    },
    symbols: {
      vi: 'Đầu năm mới thêm ký hiệu của năm: C26… dùng đến 31/12/2026, C27… từ 01/01/2027.',
      en: 'Add the new year’s symbol: C26… ends on 31 December 2026, C27… begins on 1 January 2027.',
      km: 'បន្ថែមនិមិត្តសញ្ញាឆ្នាំថ្មី៖ C26… ដល់ ៣១/១២/២០២៦ C27… ពី ០១/០១/២០២៧។',
    },
    issuer_name: {
      vi: 'Chỉ khi bên khác lập hóa đơn thay theo hợp đồng đã đăng ký với cơ quan thuế, ví dụ đơn vị vận hành lập thay ban quản trị.',
      en: 'Only where another party issues by a contract that is registered with the tax office, such as the operator for the board.',
      km: 'តែពេលភាគីផ្សេងចេញជំនួសតាមកិច្ចសន្យាដែលបានចុះបញ្ជីនៅពន្ធដារ ឧទាហរណ៍ អ្នកប្រតិបត្តិការចេញជំនួសគណៈកម្មាធិការ។',
    },
    starts_on: {
      vi: 'Khoản ghi sổ trước ngày này coi như đã lập hóa đơn ở nơi khác.',
      en: 'What was booked before this day counts as invoiced elsewhere.',
      km: 'អ្វីដែលកត់មុនថ្ងៃនេះ ចាត់ទុកថាបានចេញវិក្កយបត្រនៅកន្លែងផ្សេង។',
    },
    untaxed: {
      vi: 'Để trống thì khoản không có thuế suất chưa được lập hóa đơn: hãy hỏi kế toán thuế.',
      en: 'If empty, fees without a rate are not invoiced. Ask your tax accountant.',
      km: 'បើទុកទទេ ថ្លៃគ្មានអត្រាមិនចេញវិក្កយបត្រទេ។ សូមសួរគណនេយ្យករពន្ធ។',
    },
    one_rate: {
      vi: 'Bật nếu phần mềm của nhà cung cấp chỉ nhận một thuế suất trên mỗi hóa đơn, như tệp của VNPT.',
      en: 'Switch it on if the provider’s program takes one rate on each invoice, as VNPT’s file does.',
      km: 'បើក បើកម្មវិធីទទួលតែអត្រាមួយក្នុងវិក្កយបត្រ ដូចឯកសារ VNPT។',
    },
    left_out: {
      vi: 'Ví dụ điện, nước do công ty điện, nước đã xuất hóa đơn cho căn hộ. Khoản thu hộ tự động không có trên hóa đơn.',
      en: 'For example electricity and water that the utility invoices to the apartment. Money collected for others is left out anyway.',
      km: 'ឧទាហរណ៍ ភ្លើង ទឹក ដែលក្រុមហ៊ុនចេញវិក្កយបត្រឱ្យអាផាតមិន។ ប្រាក់ប្រមូលជំនួសមិនចេញទេ។',
    },
    state_fee_name: {
      vi: 'Phần thu hộ nằm trong một khoản phí (như phí bảo vệ môi trường trong tiền nước) được ghi riêng dưới tên này.',
      en: 'Money of others within a fee, such as the environment fee within water, stands apart under this name.',
      km: 'ប្រាក់អ្នកដទៃក្នុងថ្លៃ (ដូចជាថ្លៃបរិស្ថានក្នុងថ្លៃទឹក) ឈរដាច់ដោយឡែកក្រោមឈ្មោះនេះ។',
    },
  },
  options: {
    vat_method: {
      deduction: { vi: 'Khấu trừ (mẫu số 1)', en: 'Deduction (form 1)', km: 'កាត់កង (ទម្រង់ 1)' },
      direct: { vi: 'Trực tiếp (mẫu số 2)', en: 'Direct (form 2)', km: 'ផ្ទាល់ (ទម្រង់ 2)' },
    },
    invoice_scope: {
      slip: { vi: 'phiếu phí của căn hộ', en: 'slip of an apartment', km: 'ប័ណ្ណថ្លៃរបស់អាផាតមិន' },
      buyer: { vi: 'người mua trong tháng', en: 'buyer in the month', km: 'អ្នកទិញក្នុងខែ' },
    },
    untaxed: {
      exempt: taxWords.options.vat_kind.exempt,
      not_declared: taxWords.options.vat_kind.not_declared,
    },
    left_out: feeTypeWords,
  },
  lines: {
    symbols: {
      form: taxWords.fields.invoice_form,
      symbol: taxWords.fields.invoice_symbol,
      from_date: { vi: 'Dùng từ ngày', en: 'Used from', km: 'ប្រើចាប់ពី' },
    },
  },
  lineOptions: { symbols: { form: taxWords.options.invoice_form } },
  sections: {
    invoices: { vi: 'Hóa đơn', en: 'Invoices', km: 'វិក្កយបត្រ' },
    issuer: { vi: 'Bên lập thay', en: 'Issued by another party', km: 'ភាគីចេញជំនួស' },
    rules: { vi: 'Cách lập hóa đơn', en: 'How invoices are made', km: 'របៀបចេញវិក្កយបត្រ' },
  },
  states: { inactive: { vi: 'Ngừng dùng', en: 'Inactive', km: 'ឈប់ប្រើ' } },
  actions: {
    deactivate: { vi: 'Ngừng dùng', en: 'Deactivate', km: 'បញ្ឈប់' },
    activate: { vi: 'Dùng lại', en: 'Activate', km: 'ប្រើវិញ' },
  },
})
