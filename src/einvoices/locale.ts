import type { Language } from '#core/language.ts'
import type { InvoiceFault, LeftOutReason } from '#domain/einvoices/names.ts'

type By<Key extends string> = Readonly<Record<Key, string>>

const vi = {
  contents: 'Hóa đơn sẽ lập',
  files: 'Tệp cho phần mềm hóa đơn',
  load_failed: 'Không tải được hóa đơn sẽ lập',
  obstacle: {
    invoices_only_in_vietnam: 'Hóa đơn điện tử này chỉ dành cho tòa nhà ở Việt Nam có sổ bằng đồng.',
    seller_missing: 'Chưa khai báo đơn vị bán: tên, mã số thuế và ký hiệu hóa đơn của tòa nhà.',
    no_symbol_on_day: 'Đơn vị bán chưa có ký hiệu dùng cho ngày này.',
  },
  enter_seller: 'Khai báo đơn vị bán',
  counted:
    '{{total}} hóa đơn, ký hiệu {{symbol}}: chưa thuế {{net}}, thuế {{vat}}, phí thu cho nhà nước {{fees}}, tổng {{sum}}.',
  none: 'Không có khoản nào để lập hóa đơn.',
  sign_by: 'Ký và gửi chậm nhất ngày {{day}} (ngày làm việc tiếp theo; chưa tính ngày lễ).',
  utilities_by: 'Điện, nước của tháng: lập chậm nhất ngày {{day}}.',
  prepaid:
    'Khoản đã thu trước: {{total}}. Theo Nghị định 254/2026, dịch vụ thu tiền trước lập hóa đơn vào ngày thu tiền; sổ ghi thuế theo từng tháng. Hãy hỏi người tư vấn thuế.',
  faulty: 'Chưa lập được {{total}} hóa đơn',
  faulty_hint: 'Các hóa đơn này không nằm trong đợt; sửa xong thì lập ở đợt sau.',
  unlawful: 'Thuế suất không có hiệu lực vào ngày hóa đơn: {{total}} hóa đơn',
  unlawful_hint:
    'Hóa đơn vẫn lập với thuế đã ghi sổ. Hãy chọn ngày mà thuế suất còn hiệu lực, hoặc hỏi người tư vấn thuế trước khi lập.',
  shown: 'Hiện {{shown}} hóa đơn đầu tiên.',
  apartment: 'Căn hộ',
  buyer: 'Người mua',
  lines: 'Nội dung',
  amount: 'Tổng tiền',
  why: 'Vì sao',
  left_out_title: 'Không lên hóa đơn',
  count: 'Số khoản',
  faults: {
    rate_unknown: 'Chưa rõ thuế suất: chọn ở loại phí hoặc ở đơn vị bán',
    several_rates: 'Một khoản có nhiều thuế suất',
    buyer_name_missing: 'Thiếu tên người mua',
    buyer_address_missing: 'Thiếu địa chỉ người mua',
    buyer_code_missing: 'Thiếu mã số thuế hoặc số giấy tờ của người mua',
    buyer_code_wrong: 'Mã số thuế của người mua sai',
    below_zero: 'Số tiền nhỏ hơn 0',
  } satisfies By<InvoiceFault>,
  left_out: {
    collected_for_others: 'Thu hộ',
    fee_type: 'Loại phí không lập hóa đơn',
    late_interest: 'Lãi chậm nộp',
    before_start: 'Ghi sổ trước ngày bắt đầu lập hóa đơn',
    earlier_seller: 'Ghi sổ trước ngày bắt đầu của đơn vị bán này: lập hóa đơn bằng đơn vị bán trước',
    voucher_without_vat: 'Phiếu thu chưa chọn loại thuế GTGT',
    elsewhere: 'Đã có hóa đơn: điều chỉnh hoặc thay thế hóa đơn đó',
  } satisfies By<LeftOutReason>,
  layouts: { xml: 'XML chưa ký', misa: 'MISA meInvoice', vnpt: 'VNPT' },
  take: 'Tải tệp {{layout}}',
  take_hint:
    'Chỉ gồm hóa đơn chờ số. Cột của MISA, VNPT được ghi lại từ các chương trình ghi tệp đó: hãy so với tệp mẫu của nhà cung cấp trước lần nhập đầu tiên. Nhà cung cấp khác: khai báo ở Mẫu tệp hóa đơn.',
  nothing_waits: 'Không còn hóa đơn nào chờ số.',
  more_layouts: 'Mẫu tệp hóa đơn',
  taking_back:
    'Các hóa đơn chờ số của đợt này sẽ bị bỏ và có thể lập lại. Đừng rút lại nếu đã nhập tệp vào phần mềm hóa đơn.',
  discarding:
    'Các khoản phí của hóa đơn này có thể lập hóa đơn lại. Đừng bỏ nếu đã nhập tệp vào phần mềm hóa đơn.',
  noticing:
    'Chỉ dùng khi sai tên, địa chỉ hoặc chữ, không sai mã số thuế, số tiền, thuế: báo người mua và gửi mẫu 04/SS-HĐĐT cho cơ quan thuế.',
  adjusting: 'Hóa đơn điều chỉnh ghi phần tăng hoặc giảm so với hóa đơn này, đúng như sổ đã ghi.',
  replacing:
    'Hóa đơn thay thế ghi lại toàn bộ các khoản còn hiệu lực. Sai mã số thuế hoặc giấy tờ của người mua: sửa trước ở Thông tin xuất hóa đơn hoặc Ai trả phí, rồi lập hóa đơn thay thế. Nếu sổ không đổi thì hóa đơn mới lấy người mua hiện tại.',
  changed_draft: 'Khoản phí đã thay đổi sau khi lập bản nháp này: hãy bỏ bản nháp và lập lại.',
  changed: 'Sổ có {{total}} khoản thay đổi sau hóa đơn này: hãy lập hóa đơn điều chỉnh hoặc thay thế.',
  to_answer: 'Hóa đơn cần xử lý vì sổ đã thay đổi: {{total}}',
  invoice: 'Hóa đơn',
  number: 'Ký hiệu, số',
  answer: 'Cần làm',
  agreement: 'Người mua là doanh nghiệp, tổ chức: cần ngày và tệp văn bản thỏa thuận trước khi xuất tệp.',
  template: 'Tệp mẫu trống của nhà cung cấp',
  template_hint:
    'Tệp Excel trống tải từ phần mềm hóa đơn. Các cột được đọc và điền vào bên dưới; hãy kiểm tra lại từng cột.',
  template_read: 'Đã đọc {{total}} cột; nhận ra {{known}}.',
}

const en: typeof vi = {
  contents: 'Invoices to be made',
  files: 'File for the invoice program',
  load_failed: 'The invoices to be made could not be loaded',
  obstacle: {
    invoices_only_in_vietnam: 'These e-invoices are for buildings in Viet Nam whose books are in đồng.',
    seller_missing: 'No seller is entered yet: the building’s registered name, tax code and invoice symbols.',
    no_symbol_on_day: 'The seller has no symbol for this day.',
  },
  enter_seller: 'Enter the seller',
  counted:
    'Invoices: {{total}}, symbol {{symbol}}. Before tax {{net}}, tax {{vat}}, state fees {{fees}}, total {{sum}}.',
  none: 'There is nothing to invoice.',
  sign_by: 'Sign and send by {{day}}, the next working day. Public holidays are not counted here.',
  utilities_by: 'Electricity and water of the month are invoiced by {{day}}.',
  prepaid:
    'Fees paid in advance: {{total}}. By Decree 254/2026 a service that is paid in advance is invoiced on the day of the money, while the books have its tax month by month. Ask a tax adviser.',
  faulty: 'Invoices that cannot be made yet: {{total}}',
  faulty_hint: 'They are left out of this batch. Once put right, a later batch makes them.',
  unlawful: 'Invoices with a rate that no law gives on their day: {{total}}',
  unlawful_hint:
    'They are made with the tax that was booked. Choose a day on which the rate is in force, or ask a tax adviser first.',
  shown: 'The first {{shown}} are shown.',
  apartment: 'Apartment',
  buyer: 'Buyer',
  lines: 'For',
  amount: 'Total',
  why: 'Why',
  left_out_title: 'On no invoice',
  count: 'Fees',
  faults: {
    rate_unknown: 'The rate is not known: choose it in the fee setting or for the seller',
    several_rates: 'One fee has several rates',
    buyer_name_missing: 'The buyer’s name is missing',
    buyer_address_missing: 'The buyer’s address is missing',
    buyer_code_missing: 'The buyer’s tax code or number is missing',
    buyer_code_wrong: 'The buyer’s tax code is wrong',
    below_zero: 'The amount is below zero',
  },
  left_out: {
    collected_for_others: 'Collected for others',
    fee_type: 'Fee types without an invoice',
    late_interest: 'Late interest',
    before_start: 'Booked before invoices begin',
    earlier_seller: 'Booked before this seller begins: invoice it in the name of the one before',
    voucher_without_vat: 'Receipt vouchers without a kind of VAT',
    elsewhere: 'On an invoice already: adjust or replace that one',
  },
  layouts: { xml: 'XML, unsigned', misa: 'MISA meInvoice', vnpt: 'VNPT' },
  take: 'Download {{layout}}',
  take_hint:
    'Holds the invoices that wait for a number. The columns of MISA and VNPT were taken down from programs that write such files: compare them with your provider’s own sample before the first import. For another provider add an invoice file layout.',
  nothing_waits: 'No invoice waits for a number.',
  more_layouts: 'Invoice file layouts',
  taking_back:
    'The invoices of this batch that wait for a number are discarded and can be made again. Do not take it back once its file is in the invoice program.',
  discarding:
    'The fees of this invoice can be invoiced again. Do not discard it once its file is in the invoice program.',
  noticing:
    'Only for a wrong name, address or word, never for a tax code, an amount or a tax. The buyer is told, and form 04/SS-HĐĐT goes to the tax office.',
  adjusting: 'The adjusting invoice has what came up or down since this one, as it was booked.',
  replacing:
    'The replacing invoice has all that still stands. Where the buyer’s tax code or number is wrong, first put it right in the invoice details or under Who pays, then replace the invoice. Where the books have not changed, the new one takes the buyer as known now.',
  changed_draft: 'Fees have changed since this draft was made. Discard it and make it again.',
  changed:
    'Fees that have changed in the books since this invoice: {{total}}. Make an adjusting or a replacing invoice.',
  to_answer: 'Invoices to be answered, because the books have changed: {{total}}',
  invoice: 'Invoice',
  number: 'Symbol and number',
  answer: 'To do',
  agreement:
    'The buyer is a business or organisation: the day and the file of the written agreement are needed before the file is given.',
  template: 'The provider’s empty file',
  template_hint:
    'The empty workbook that the invoice program offers. Its columns are read and filled in below. Check each of them.',
  template_read: 'Columns read: {{total}}, recognised: {{known}}.',
}

const km: typeof vi = {
  contents: 'វិក្កយបត្រដែលនឹងធ្វើ',
  files: 'ឯកសារសម្រាប់កម្មវិធីវិក្កយបត្រ',
  load_failed: 'មិនអាចផ្ទុកវិក្កយបត្រដែលនឹងធ្វើបានទេ',
  obstacle: {
    invoices_only_in_vietnam: 'វិក្កយបត្រនេះសម្រាប់តែអគារនៅវៀតណាមដែលបញ្ជីជាប្រាក់ដុង។',
    seller_missing: 'មិនទាន់បានបញ្ចូលអ្នកលក់៖ ឈ្មោះចុះបញ្ជី លេខពន្ធ និងនិមិត្តសញ្ញា។',
    no_symbol_on_day: 'អ្នកលក់គ្មាននិមិត្តសញ្ញាសម្រាប់ថ្ងៃនេះទេ។',
  },
  enter_seller: 'បញ្ចូលអ្នកលក់',
  counted: 'វិក្កយបត្រ {{total}} និមិត្តសញ្ញា {{symbol}}៖ មិនរួមអាករ {{net}} អាករ {{vat}} ថ្លៃរដ្ឋ {{fees}} សរុប {{sum}}។',
  none: 'គ្មានអ្វីត្រូវចេញវិក្កយបត្រទេ។',
  sign_by: 'ចុះហត្ថលេខា និងផ្ញើយ៉ាងយូរ {{day}} (ថ្ងៃធ្វើការបន្ទាប់ មិនគិតថ្ងៃបុណ្យ)។',
  utilities_by: 'ភ្លើង ទឹក ប្រចាំខែ ចេញវិក្កយបត្រយ៉ាងយូរ {{day}}។',
  prepaid:
    'ថ្លៃបង់មុន៖ {{total}}។ តាមក្រឹត្យ 254/2026 សេវាបង់មុនចេញវិក្កយបត្រនៅថ្ងៃទទួលប្រាក់ ចំណែកបញ្ជីកត់អាករតាមខែ។ សូមសួរទីប្រឹក្សាពន្ធ។',
  faulty: 'មិនទាន់អាចធ្វើវិក្កយបត្រ {{total}}',
  faulty_hint: 'ពួកវាមិននៅក្នុងវគ្គនេះទេ។ ក្រោយកែរួច វគ្គក្រោយនឹងធ្វើ។',
  unlawful: 'អត្រាអាករគ្មានសុពលភាពនៅថ្ងៃវិក្កយបត្រ៖ {{total}} វិក្កយបត្រ',
  unlawful_hint: 'ពួកវានៅតែត្រូវធ្វើតាមអាករដែលបានកត់។ សូមជ្រើសថ្ងៃដែលអត្រាមានសុពលភាព ឬសួរទីប្រឹក្សាពន្ធជាមុន។',
  shown: 'បង្ហាញ {{shown}} ដំបូង។',
  apartment: 'អាផាតមិន',
  buyer: 'អ្នកទិញ',
  lines: 'ខ្លឹមសារ',
  amount: 'សរុប',
  why: 'ហេតុអ្វី',
  left_out_title: 'មិននៅលើវិក្កយបត្រ',
  count: 'ចំនួនថ្លៃ',
  faults: {
    rate_unknown: 'មិនស្គាល់អត្រា៖ ជ្រើសនៅការកំណត់ថ្លៃ ឬនៅអ្នកលក់',
    several_rates: 'ថ្លៃមួយមានអត្រាច្រើន',
    buyer_name_missing: 'ខ្វះឈ្មោះអ្នកទិញ',
    buyer_address_missing: 'ខ្វះអាសយដ្ឋានអ្នកទិញ',
    buyer_code_missing: 'ខ្វះលេខពន្ធ ឬលេខឯកសារអ្នកទិញ',
    buyer_code_wrong: 'លេខពន្ធអ្នកទិញខុស',
    below_zero: 'ចំនួនតិចជាងសូន្យ',
  },
  left_out: {
    collected_for_others: 'ប្រមូលជំនួសគេ',
    fee_type: 'ប្រភេទថ្លៃគ្មានវិក្កយបត្រ',
    late_interest: 'ការប្រាក់បង់យឺត',
    before_start: 'កត់មុនថ្ងៃចាប់ផ្តើមចេញវិក្កយបត្រ',
    earlier_seller: 'កត់មុនថ្ងៃចាប់ផ្តើមរបស់អ្នកលក់នេះ៖ ចេញវិក្កយបត្រក្នុងនាមអ្នកលក់មុន',
    voucher_without_vat: 'ប័ណ្ណចំណូលមិនទាន់ជ្រើសប្រភេទអាករ',
    elsewhere: 'មានវិក្កយបត្រហើយ៖ កែតម្រូវ ឬជំនួសវិក្កយបត្រនោះ',
  },
  layouts: { xml: 'XML មិនទាន់ចុះហត្ថលេខា', misa: 'កម្មវិធី MISA meInvoice', vnpt: 'VNPT' },
  take: 'ទាញយក {{layout}}',
  take_hint:
    'មានតែវិក្កយបត្ររង់ចាំលេខ។ ជួរឈរ MISA និង VNPT ត្រូវបានកត់ពីកម្មវិធីដែលសរសេរឯកសារនោះ៖ សូមប្រៀបធៀបជាមួយឯកសារគំរូរបស់អ្នកផ្តល់សេវាមុននាំចូលលើកដំបូង។ សម្រាប់អ្នកផ្តល់សេវាផ្សេង សូមបន្ថែមទម្រង់ឯកសារវិក្កយបត្រ។',
  nothing_waits: 'គ្មានវិក្កយបត្ររង់ចាំលេខទេ។',
  more_layouts: 'ទម្រង់ឯកសារវិក្កយបត្រ',
  taking_back: 'វិក្កយបត្ររង់ចាំលេខនៃវគ្គនេះនឹងត្រូវបោះបង់ ហើយអាចធ្វើម្តងទៀត។ កុំដកវិញ បើឯកសារបាននាំចូលកម្មវិធីវិក្កយបត្ររួច។',
  discarding: 'ថ្លៃនៃវិក្កយបត្រនេះអាចចេញវិក្កយបត្រម្តងទៀត។ កុំបោះបង់ បើឯកសារបាននាំចូលកម្មវិធីវិក្កយបត្ររួច។',
  noticing: 'សម្រាប់តែឈ្មោះ អាសយដ្ឋាន ឬពាក្យខុស មិនមែនលេខពន្ធ ចំនួន ឬអាករទេ៖ ប្រាប់អ្នកទិញ និងផ្ញើទម្រង់ 04/SS-HĐĐT ទៅពន្ធដារ។',
  adjusting: 'វិក្កយបត្រកែតម្រូវមានផ្នែកកើន ឬថយក្រោយវិក្កយបត្រនេះ ដូចដែលបានកត់។',
  replacing:
    'វិក្កយបត្រជំនួសមានអ្វីទាំងអស់ដែលនៅមានសុពលភាព។ បើលេខពន្ធ ឬលេខឯកសារអ្នកទិញខុស សូមកែនៅព័ត៌មានពន្ធ ឬវិធានអ្នកបង់ថ្លៃជាមុន រួចធ្វើវិក្កយបត្រជំនួស។ បើបញ្ជីមិនប្រែប្រួល វិក្កយបត្រថ្មីយកអ្នកទិញបច្ចុប្បន្ន។',
  changed_draft: 'ថ្លៃបានប្រែប្រួលក្រោយធ្វើព្រាងនេះ៖ សូមបោះបង់ ហើយធ្វើម្តងទៀត។',
  changed: 'ថ្លៃដែលបានប្រែប្រួលក្នុងបញ្ជីក្រោយវិក្កយបត្រនេះ៖ {{total}}។ សូមធ្វើវិក្កយបត្រកែតម្រូវ ឬជំនួស។',
  to_answer: 'វិក្កយបត្រត្រូវឆ្លើយ ព្រោះបញ្ជីបានប្រែប្រួល៖ {{total}}',
  invoice: 'វិក្កយបត្រ',
  number: 'និមិត្តសញ្ញា និងលេខ',
  answer: 'ត្រូវធ្វើ',
  agreement: 'អ្នកទិញជាសហគ្រាស ឬអង្គការ៖ ត្រូវការថ្ងៃ និងឯកសារកិច្ចព្រមព្រៀងមុនផ្តល់ឯកសារ។',
  template: 'ឯកសារទទេរបស់អ្នកផ្តល់សេវា',
  template_hint: 'ឯកសារ Excel ទទេពីកម្មវិធីវិក្កយបត្រ។ ជួរឈរត្រូវបានអាន និងបំពេញខាងក្រោម។ សូមពិនិត្យជួរឈរនីមួយៗ។',
  template_read: 'បានអាន {{total}} ជួរឈរ ស្គាល់ {{known}}។',
}

export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
