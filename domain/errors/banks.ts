import type { Translated } from '#core/language.ts'

/** Refusals about bank accounts, gateways, bank messages, payment QR codes and currencies. */
export const bankErrors = {
  bank_in_use: { vi: 'Tài khoản ngân hàng đang được sử dụng nên không thể xóa', en: 'The bank account is in use and cannot be deleted', km: 'គណនីធនាគារកំពុងប្រើ ដូច្នេះមិនអាចលុបបានទេ' },
  bank_has_gateway: { vi: 'Tài khoản này đã có cổng ngân hàng đang hoạt động. Hãy ngừng cổng đó trước', en: 'This account already has an active bank gateway. Deactivate that one first', km: 'គណនីនេះមានច្រកធនាគារកំពុងដំណើរការរួចហើយ។ សូមបញ្ឈប់ច្រកនោះសិន' },
  bank_matched: { vi: 'Đã có giao dịch ngân hàng khớp theo tài khoản này nên không thể đổi. Hãy bỏ khớp trước', en: 'Bank transactions are matched by this account, so it can’t be changed. Undo those matches first', km: 'មានប្រតិបត្តិការធនាគារបានផ្គូផ្គងតាមគណនីនេះ ដូច្នេះមិនអាចប្ដូរបានទេ។ សូមបោះបង់ការផ្គូផ្គងទាំងនោះសិន' },
  bank_of_other_fund: { vi: 'Tài khoản ngân hàng này thuộc loại quỹ khác. Mỗi tài khoản ngân hàng chỉ giữ tiền của một loại quỹ', en: 'This bank account belongs to another kind of fund. A bank account keeps money of one kind only', km: 'គណនីធនាគារនេះជារបស់មូលនិធិប្រភេទផ្សេង។ គណនីធនាគារមួយរក្សាប្រាក់នៃមូលនិធិតែមួយប្រភេទ' },
  gateway_has_messages: { vi: 'Cổng đã nhận tin ngân hàng nên không thể xóa', en: 'The gateway has received bank messages and cannot be deleted', km: 'ច្រកបានទទួលសារធនាគារ ដូច្នេះមិនអាចលុបបានទេ' },
  message_not_readable: { vi: 'Không đọc được tin ngân hàng này', en: 'This bank message can’t be read', km: 'មិនអាចអានសារធនាគារនេះបានទេ' },
  line_is_money_out: { vi: 'Chỉ tiền vào mới khớp được với căn hộ', en: 'Only money in can be matched with an apartment', km: 'មានតែប្រាក់ចូលទេ ដែលអាចផ្គូផ្គងនឹងអាផាតមិន' },
  line_is_money_in: { vi: 'Chỉ tiền ra mới khớp được với phiếu chi', en: 'Only money out can be matched with a payment voucher', km: 'មានតែប្រាក់ចេញទេ ដែលអាចផ្គូផ្គងនឹងប័ណ្ណចំណាយ' },
  voucher_not_of_line: { vi: 'Phiếu chi phải đã duyệt và cùng tài khoản cùng số tiền với giao dịch', en: 'The voucher must be approved and of the same account and amount as the transaction', km: 'ប័ណ្ណចំណាយត្រូវបានអនុម័ត ពីគណនីដដែល និងចំនួនប្រាក់ដដែលនឹងប្រតិបត្តិការ' },
  voucher_matched: { vi: 'Phiếu chi đã khớp với giao dịch khác', en: 'The voucher is matched with another transaction', km: 'ប័ណ្ណចំណាយបានផ្គូផ្គងនឹងប្រតិបត្តិការផ្សេងហើយ' },
  receipt_not_of_line: { vi: 'Phiếu thu phải đã thu vào đúng tài khoản và đúng số tiền của giao dịch', en: 'The receipt must be collected into the account and of the amount of the transaction', km: 'បង្កាន់ដៃត្រូវបានទទួលប្រាក់ ចូលគណនី និងចំនួនប្រាក់ដដែលនឹងប្រតិបត្តិការ' },
  receipt_matched: { vi: 'Phiếu thu đã khớp với giao dịch khác', en: 'The receipt is matched with another transaction', km: 'បង្កាន់ដៃបានផ្គូផ្គងនឹងប្រតិបត្តិការផ្សេងហើយ' },
  first_line_matched: { vi: 'Giao dịch đến trước đã khớp. Hãy bỏ khớp giao dịch đó trước', en: 'The line that came first is matched. Undo that match first', km: 'ប្រតិបត្តិការមកមុនបានផ្គូផ្គងហើយ។ សូមបោះបង់ការផ្គូផ្គងនោះសិន' },
  shares_differ: { vi: 'Tổng các phần phải bằng số tiền của giao dịch', en: 'The shares must add up to the amount of the transaction', km: 'ផលបូកចំណែកត្រូវស្មើនឹងចំនួនប្រាក់នៃប្រតិបត្តិការ' },
  receipt_of_shared_line: { vi: 'Phiếu thu này là một phần của giao dịch ngân hàng. Hãy bỏ khớp giao dịch đó', en: 'This receipt is a share of a bank transaction. Undo the match of that transaction', km: 'បង្កាន់ដៃនេះជាចំណែកនៃប្រតិបត្តិការធនាគារ។ សូមបោះបង់ការផ្គូផ្គងប្រតិបត្តិការនោះ' },
  columns_missing: { vi: 'Hãy chỉ ra cột ngày và cột số tiền', en: 'Choose the columns of the day and of the amount', km: 'សូមជ្រើសជួរឈរថ្ងៃ និងជួរឈរចំនួនប្រាក់' },
  statement_of_other_account: { vi: 'Tệp này là sao kê của tài khoản khác của tòa nhà', en: 'This file is the statement of another account of the building', km: 'ឯកសារនេះជារបាយការណ៍នៃគណនីផ្សេងរបស់អគារ' },
  line_not_collectable: { vi: 'Tài khoản này chưa có quỹ và phương thức chuyển khoản để thu phí', en: 'This account has no fund account and transfer payment method that collect fees', km: 'គណនីនេះគ្មានគណនីមូលនិធិ និងវិធីផ្ទេរប្រាក់សម្រាប់ប្រមូលថ្លៃសេវា' },
  request_not_payable: { vi: 'Chưa lập được mã QR cho phương thức thanh toán này', en: 'No QR code can be made for this payment method', km: 'មិនអាចបង្កើតកូដ QR សម្រាប់វិធីបង់ប្រាក់នេះទេ' },
  signature_invalid: { vi: 'Chữ ký không đúng hoặc đã quá hạn', en: 'The signature is wrong or too old', km: 'ហត្ថលេខាមិនត្រឹមត្រូវ ឬហួសកំណត់' },
  currency_has_rates: { vi: 'Loại tiền đã có tỷ giá nên không thể xóa', en: 'The currency has rates and cannot be deleted', km: 'រូបិយប័ណ្ណមានអត្រា ដូច្នេះមិនអាចលុបបានទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
