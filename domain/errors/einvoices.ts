import type { Translated } from '#core/language.ts'

/** E-invoices (docs/domain/e-invoices.md). */
export const eInvoiceErrors = {
  invoice_unknown: { vi: 'Không có hóa đơn nào mang mã tra cứu này', en: 'No invoice has this id', km: 'គ្មានវិក្កយបត្រមានលេខសម្គាល់នេះទេ' },
  symbol_not_of_seller: { vi: 'Ký hiệu bắt đầu bằng C nếu hóa đơn có mã và bằng K nếu không mã; mẫu số theo phương pháp tính thuế', en: 'A symbol begins with C where invoices have a code and with K where not; its form follows from the VAT method', km: 'និមិត្តសញ្ញាចាប់ផ្តើមដោយ C បើមានលេខកូដ និង K បើគ្មាន ហើយទម្រង់តាមវិធីគណនាអាករ' },
  seller_active: { vi: 'Tòa nhà đã có đơn vị bán đang dùng. Hãy ngừng dùng đơn vị kia trước', en: 'The building has an active seller. Deactivate that one first', km: 'អគារមានអ្នកលក់កំពុងប្រើហើយ។ សូមបញ្ឈប់មួយនោះសិន' },
  seller_missing: { vi: 'Chưa khai báo đơn vị bán trên hóa đơn', en: 'No seller is entered for invoices yet', km: 'មិនទាន់បានបញ្ចូលអ្នកលក់លើវិក្កយបត្រទេ' },
  no_symbol_on_day: { vi: 'Đơn vị bán chưa có ký hiệu hóa đơn dùng cho ngày này', en: 'The seller has no invoice symbol for this day', km: 'អ្នកលក់គ្មាននិមិត្តសញ្ញាសម្រាប់ថ្ងៃនេះទេ' },
  invoices_only_in_vietnam: { vi: 'Hóa đơn điện tử này chỉ dành cho tòa nhà ở Việt Nam có sổ bằng đồng', en: 'These e-invoices are for buildings in Viet Nam whose books are in đồng', km: 'វិក្កយបត្រនេះសម្រាប់តែអគារនៅវៀតណាមដែលបញ្ជីជាប្រាក់ដុង' },
  nothing_to_invoice: { vi: 'Không có khoản nào đủ điều kiện lập hóa đơn', en: 'There is nothing that can be invoiced', km: 'គ្មានអ្វីអាចចេញវិក្កយបត្របានទេ' },
  invoice_number_taken: { vi: 'Số này đã thuộc về một hóa đơn khác cùng ký hiệu', en: 'Another invoice of this symbol has this number', km: 'វិក្កយបត្រផ្សេងនៃនិមិត្តសញ្ញានេះមានលេខនេះហើយ' },
  invoice_number_incomplete: { vi: 'Nhập đủ ký hiệu và số và ngày hóa đơn', en: 'Enter symbol and number and day together', km: 'សូមបញ្ចូលនិមិត្តសញ្ញា លេខ និងថ្ងៃទាំងអស់' },
  invoice_other_amount: { vi: 'Tổng tiền khác với hóa đơn đã lập[: {max}]', en: 'The total is not that of the invoice[: {max}]', km: 'សរុបខុសពីវិក្កយបត្រ[៖ {max}]' },
  invoice_day_out_of_order: { vi: 'Ngày không theo thứ tự số: hóa đơn số lớn hơn không được có ngày sớm hơn', en: 'The days are not in the order of the numbers', km: 'ថ្ងៃមិនតាមលំដាប់លេខទេ' },
  nothing_to_answer: { vi: 'Sổ không có thay đổi nào sau hóa đơn này. Mã người mua sai: sửa nơi khai báo trước rồi lập hóa đơn thay thế', en: 'Nothing has changed in the books since this invoice. A wrong code of the buyer is put right where it is kept and then by a replacing invoice', km: 'គ្មានអ្វីប្រែប្រួលក្នុងបញ្ជីក្រោយវិក្កយបត្រនេះទេ។ លេខកូដអ្នកទិញខុស៖ សូមកែនៅកន្លែងដើមសិន រួចធ្វើវិក្កយបត្រជំនួស' },
  invoice_several_buyers: { vi: 'Các khoản của hóa đơn này nay thuộc nhiều người mua khác nhau', en: 'The fees of this invoice belong to several buyers now', km: 'ថ្លៃលើវិក្កយបត្រនេះឥឡូវជារបស់អ្នកទិញច្រើន' },
  invoice_buyer_faulty: { vi: 'Người mua hiện tại còn thiếu hoặc sai tên hay địa chỉ hay mã. Hãy bổ sung trước', en: 'The buyer’s name or address or code is missing or wrong. Put it right first', km: 'ឈ្មោះ អាសយដ្ឋាន ឬលេខកូដអ្នកទិញខ្វះ ឬខុស។ សូមកែជាមុន' },
  nothing_to_replace: { vi: 'Không còn khoản nào trên hóa đơn này: hãy lập hóa đơn điều chỉnh giảm', en: 'Nothing of this invoice is left. Make an adjusting invoice', km: 'គ្មានអ្វីនៅសល់លើវិក្កយបត្រនេះទេ៖ សូមធ្វើវិក្កយបត្រកែតម្រូវ' },
  invoice_other_way: { vi: 'Lần sai sau xử lý theo đúng cách của lần đầu', en: 'A later error is put right in the same way as the first', km: 'កំហុសក្រោយត្រូវកែតាមវិធីលើកដំបូង' },
  invoice_answer_waits: { vi: 'Hóa đơn điều chỉnh hoặc thay thế trước đó còn chờ số', en: 'An earlier correction still waits for its number', km: 'ការកែតម្រូវមុននៅរង់ចាំលេខ' },
  invoice_cash_register: { vi: 'Hóa đơn từ máy tính tiền chỉ được thay thế', en: 'An invoice from a cash register can only be replaced', km: 'វិក្កយបត្រពីម៉ាស៊ីនគិតលុយអាចត្រឹមជំនួស' },
  invoice_line_without_rate: { vi: 'Có dòng chưa rõ thuế suất. Hãy khai báo ở đơn vị bán hoặc sửa khoản phí', en: 'The rate of a line is not known. Say it for the seller or put the fee right', km: 'មានបន្ទាត់មិនស្គាល់អត្រា។ សូមកំណត់នៅអ្នកលក់ ឬកែថ្លៃ' },
  batch_all_numbered: { vi: 'Mọi hóa đơn của đợt này đã có số hoặc đã bỏ', en: 'All invoices of this batch have their number or were discarded', km: 'វិក្កយបត្រទាំងអស់នៃវគ្គនេះមានលេខ ឬបានបោះបង់ហើយ' },
  agreement_missing: { vi: 'Cần ngày và tệp văn bản thỏa thuận với người mua trước khi xuất tệp', en: 'The day and the file of the written agreement with the buyer are needed first', km: 'ត្រូវការថ្ងៃ និងឯកសារកិច្ចព្រមព្រៀងជាមុន' },
  invoice_changed: { vi: 'Khoản phí đã thay đổi sau khi lập hóa đơn nháp. Hãy bỏ bản nháp và lập lại', en: 'Fees have changed since this draft was made. Discard it and make it again', km: 'ថ្លៃបានប្រែប្រួលក្រោយធ្វើព្រាង។ សូមបោះបង់ ហើយធ្វើម្តងទៀត' },
  layout_takes_one_rate: { vi: 'Tệp này chỉ nhận một thuế suất trên mỗi hóa đơn. Hãy bật mục đó ở đơn vị bán rồi lập lại', en: 'This file takes one rate on each invoice. Switch that on for the seller and make the invoices again', km: 'ឯកសារនេះទទួលអត្រាមួយក្នុងវិក្កយបត្រ។ សូមបើកនៅអ្នកលក់ ហើយធ្វើម្តងទៀត' },
  layout_without_kind: { vi: 'Chưa biết cột của tệp này cho hóa đơn điều chỉnh và thay thế', en: 'The columns of this file are not known for corrections', km: 'មិនស្គាល់ជួរឈរនៃឯកសារនេះសម្រាប់ការកែតម្រូវទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
