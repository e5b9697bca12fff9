import { defineLabels } from '../define-labels.ts'
import { incomeWords } from '../income-words.ts'
import { taxWords } from '../tax-words.ts'
import { buyerWords } from '../buyer-words.ts'
import { eInvoice } from './e-invoice.ts'

export const eInvoiceLabels = defineLabels(eInvoice, {
  one: { vi: 'hóa đơn điện tử', en: 'e-invoice', km: 'វិក្កយបត្រអេឡិចត្រូនិក' },
  many: { vi: 'Hóa đơn điện tử', en: 'E-invoices', km: 'វិក្កយបត្រអេឡិចត្រូនិក' },
  purpose: {
    vi: 'Hóa đơn đã lập từ sổ, chờ số của phần mềm hóa đơn; số, ký hiệu và mã của cơ quan thuế nhập lại từ tệp.',
    en: 'Invoices made from the books, which wait for the number of the invoice program. Number, symbol and the authority’s code come back by a file.',
    km: 'វិក្កយបត្រធ្វើពីបញ្ជី រង់ចាំលេខពីកម្មវិធីវិក្កយបត្រ។ លេខ និមិត្តសញ្ញា និងលេខកូដពន្ធដារត្រឡប់មកតាមឯកសារ។',
  },
  fields: {
    name: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
    ref_id: { vi: 'Mã tra cứu của Lobby', en: 'Lobby’s id', km: 'លេខសម្គាល់របស់ Lobby' },
    batch_id: { vi: 'Đợt lập', en: 'Batch', km: 'វគ្គ' },
    seller_id: { vi: 'Đơn vị bán', en: 'Seller', km: 'អ្នកលក់' },
    ordinal: { vi: 'STT trong tệp', en: 'No. in the file', km: 'លេខរៀងក្នុងឯកសារ' },
    kind: { vi: 'Loại hóa đơn', en: 'Kind', km: 'ប្រភេទ' },
    original_id: { vi: 'Của hóa đơn', en: 'Puts right', km: 'កែវិក្កយបត្រ' },
    invoice_form: taxWords.fields.invoice_form,
    invoice_symbol: taxWords.fields.invoice_symbol,
    invoice_number: taxWords.fields.invoice_number,
    invoice_date: taxWords.fields.invoice_date,
    authority_code: { vi: 'Mã của cơ quan thuế', en: 'Authority’s code', km: 'លេខកូដពន្ធដារ' },
    told_total: {
      vi: 'Tổng tiền theo tệp',
      en: 'Total by the file',
      km: 'សរុបតាមឯកសារ',
    },
    buyer_kind: buyerWords.fields.buyer_kind,
    buyer_name: { vi: 'Người mua', en: 'Buyer', km: 'អ្នកទិញ' },
    buyer_tax_code: { vi: 'Mã số thuế người mua', en: 'Buyer’s tax code', km: 'លេខពន្ធអ្នកទិញ' },
    buyer_budget_code: buyerWords.fields.budget_code,
    buyer_personal_number: buyerWords.fields.personal_number,
    buyer_passport: buyerWords.fields.passport,
    buyer_nationality: buyerWords.fields.nationality,
    buyer_address: { vi: 'Địa chỉ người mua', en: 'Buyer’s address', km: 'អាសយដ្ឋានអ្នកទិញ' },
    buyer_email: { vi: 'E-mail nhận hóa đơn', en: 'Buyer’s e-mail', km: 'អ៊ីមែលអ្នកទិញ' },
    buyer_phone: { vi: 'Điện thoại người mua', en: 'Buyer’s phone', km: 'ទូរស័ព្ទអ្នកទិញ' },
    payment_way: { vi: 'Hình thức thanh toán', en: 'Way of payment', km: 'វិធីទូទាត់' },
    net: taxWords.fields.net,
    vat: incomeWords.vat,
    state_fees: { vi: 'Phí thu cho nhà nước', en: 'State fees', km: 'ថ្លៃរដ្ឋ' },
    total: { vi: 'Tổng thanh toán', en: 'Total', km: 'សរុបទូទាត់' },
    unanswered: {
      vi: 'Thay đổi chưa xử lý',
      en: 'Changes not answered',
      km: 'ការប្រែប្រួលមិនទាន់ឆ្លើយ',
    },
    grounds: { vi: 'Lý do điều chỉnh, thay thế', en: 'Why it is put right', km: 'មូលហេតុកែតម្រូវ' },
    agreed_on: { vi: 'Ngày văn bản thỏa thuận', en: 'Agreed in writing on', km: 'ថ្ងៃកិច្ចព្រមព្រៀង' },
    agreement: { vi: 'Văn bản thỏa thuận', en: 'Written agreement', km: 'កិច្ចព្រមព្រៀងជាលាយលក្ខណ៍អក្សរ' },
    notice_content: {
      vi: 'Nội dung sai sót đã thông báo',
      en: 'The error that was notified',
      km: 'កំហុសដែលបានជូនដំណឹង',
    },
    noticed_on: { vi: 'Ngày thông báo 04/SS-HĐĐT', en: 'Notice 04/SS-HĐĐT on', km: 'ថ្ងៃសេចក្តីជូនដំណឹង 04/SS' },
    reason: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
    lines: { vi: 'Dòng hóa đơn', en: 'Lines', km: 'បន្ទាត់' },
    corrections: {
      vi: 'Hóa đơn điều chỉnh, thay thế',
      en: 'Adjusting and replacing invoices',
      km: 'វិក្កយបត្រកែតម្រូវ និងជំនួស',
    },
  },
  help: {
    invoice_number: {
      vi: 'Số do phần mềm hóa đơn cấp. Nhập tay, dán từ Excel ở dạng lưới, hoặc nhập tệp.',
      en: 'The invoice program gives it. Type it, paste it from Excel in the grid, or import a file.',
      km: 'កម្មវិធីវិក្កយបត្រផ្តល់។ វាយ បិទភ្ជាប់ពី Excel ឬនាំចូលឯកសារ។',
    },
    told_total: {
      vi: 'Để đối chiếu: khác tổng thanh toán thì không nhận.',
      en: 'To be compared: another amount than the total is refused.',
      km: 'សម្រាប់ផ្ទៀងផ្ទាត់៖ ខុសពីសរុបត្រូវបដិសេធ។',
    },
    agreement: {
      vi: 'Người mua là doanh nghiệp, tổ chức: cần văn bản thỏa thuận ghi rõ sai sót trước khi lập.',
      en: 'A business or organisation must first agree in writing, naming the error.',
      km: 'បើអ្នកទិញជាសហគ្រាស ត្រូវមានកិច្ចព្រមព្រៀងបញ្ជាក់កំហុសជាមុន។',
    },
  },
  options: {
    kind: {
      original: { vi: 'Hóa đơn gốc', en: 'Original', km: 'ដើម' },
      adjusting: { vi: 'Điều chỉnh', en: 'Adjusting', km: 'កែតម្រូវ' },
      replacing: { vi: 'Thay thế', en: 'Replacing', km: 'ជំនួស' },
    },
    invoice_form: taxWords.options.invoice_form,
    buyer_kind: { ...buyerWords.options, consumer: buyerWords.consumer },
  },
  sections: {
    number: { vi: 'Số hóa đơn', en: 'Number', km: 'លេខវិក្កយបត្រ' },
    buyer: { vi: 'Người mua', en: 'Buyer', km: 'អ្នកទិញ' },
    correction: {
      vi: 'Điều chỉnh, thay thế, thông báo',
      en: 'Corrections and notices',
      km: 'ការកែតម្រូវ និងការជូនដំណឹង',
    },
  },
  states: {
    draft: { vi: 'Chờ số', en: 'Waiting for a number', km: 'រង់ចាំលេខ' },
    issued: { vi: 'Đã phát hành', en: 'Issued', km: 'បានចេញ' },
    coded: { vi: 'Đã có mã', en: 'Has its code', km: 'មានលេខកូដ' },
    adjusted: { vi: 'Đã điều chỉnh', en: 'Adjusted', km: 'បានកែតម្រូវ' },
    replaced: { vi: 'Đã thay thế', en: 'Replaced', km: 'បានជំនួស' },
    noticed: { vi: 'Đã thông báo sai sót', en: 'Error notified', km: 'បានជូនដំណឹងកំហុស' },
    discarded: { vi: 'Đã bỏ', en: 'Discarded', km: 'បានបោះបង់' },
  },
  actions: {
    issue: { vi: 'Nhận số', en: 'Take the number', km: 'ទទួលលេខ' },
    take_code: { vi: 'Nhận mã', en: 'Take the code', km: 'ទទួលលេខកូដ' },
    be_adjusted: { vi: 'Được điều chỉnh', en: 'Be adjusted', km: 'ត្រូវបានកែតម្រូវ' },
    be_replaced: { vi: 'Được thay thế', en: 'Be replaced', km: 'ត្រូវបានជំនួស' },
    notice: { vi: 'Thông báo sai sót (04/SS)', en: 'Notify an error (04/SS)', km: 'ជូនដំណឹងកំហុស (04/SS)' },
    discard: { vi: 'Bỏ bản nháp', en: 'Discard', km: 'បោះបង់' },
    take_number_back: { vi: 'Gỡ số hóa đơn', en: 'Take the number off', km: 'ដកលេខចេញ' },
    make_adjusting: { vi: 'Lập hóa đơn điều chỉnh', en: 'Make an adjusting invoice', km: 'ធ្វើវិក្កយបត្រកែតម្រូវ' },
    make_replacing: { vi: 'Lập hóa đơn thay thế', en: 'Make a replacing invoice', km: 'ធ្វើវិក្កយបត្រជំនួស' },
  },
  done: {
    make_adjusting: {
      vi: 'Đã lập hóa đơn điều chỉnh, chờ số',
      en: 'The adjusting invoice is made and waits for a number',
      km: 'បានធ្វើវិក្កយបត្រកែតម្រូវ រង់ចាំលេខ',
    },
    make_replacing: {
      vi: 'Đã lập hóa đơn thay thế, chờ số',
      en: 'The replacing invoice is made and waits for a number',
      km: 'បានធ្វើវិក្កយបត្រជំនួស រង់ចាំលេខ',
    },
  },
  inputs: {
    what_is_wrong: { vi: 'Sai sót là gì', en: 'What the error is', km: 'កំហុសគឺអ្វី' },
    buyer_as_now: {
      vi: 'Lấy người mua theo thông tin hiện tại',
      en: 'Take the buyer as known now',
      km: 'យកអ្នកទិញតាមព័ត៌មានបច្ចុប្បន្ន',
    },
  },
})
