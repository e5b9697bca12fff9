import type { Translated } from '#core/language.ts'

/** Refusals about bank accounts, gateways, bank messages, payment QR codes and currencies. */
export const bankErrors = {
  bank_in_use: { vi: 'Tài khoản ngân hàng đang được sử dụng nên không thể xóa', en: 'The bank account is in use and cannot be deleted', km: 'គណនីធនាគារកំពុងប្រើ ដូច្នេះមិនអាចលុបបានទេ' },
  bank_has_gateway: { vi: 'Tài khoản này đã có cổng ngân hàng đang hoạt động. Hãy ngừng cổng đó trước', en: 'This account already has an active bank gateway. Deactivate that one first', km: 'គណនីនេះមានច្រកធនាគារកំពុងដំណើរការរួចហើយ។ សូមបញ្ឈប់ច្រកនោះសិន' },
  gateway_has_messages: { vi: 'Cổng đã nhận tin ngân hàng nên không thể xóa', en: 'The gateway has received bank messages and cannot be deleted', km: 'ច្រកបានទទួលសារធនាគារ ដូច្នេះមិនអាចលុបបានទេ' },
  message_not_readable: { vi: 'Không đọc được tin ngân hàng này', en: 'This bank message can’t be read', km: 'មិនអាចអានសារធនាគារនេះបានទេ' },
  line_is_money_out: { vi: 'Chỉ tiền vào mới khớp được với căn hộ', en: 'Only money in can be matched with an apartment', km: 'មានតែប្រាក់ចូលទេ ដែលអាចផ្គូផ្គងនឹងអាផាតមិន' },
  line_not_collectable: { vi: 'Tài khoản này chưa có quỹ và phương thức chuyển khoản để thu phí', en: 'This account has no fund account and transfer payment method that collect fees', km: 'គណនីនេះគ្មានគណនីមូលនិធិ និងវិធីផ្ទេរប្រាក់សម្រាប់ប្រមូលថ្លៃសេវា' },
  request_not_payable: { vi: 'Chưa lập được mã QR cho phương thức thanh toán này', en: 'No QR code can be made for this payment method', km: 'មិនអាចបង្កើតកូដ QR សម្រាប់វិធីបង់ប្រាក់នេះទេ' },
  signature_invalid: { vi: 'Chữ ký không đúng hoặc đã quá hạn', en: 'The signature is wrong or too old', km: 'ហត្ថលេខាមិនត្រឹមត្រូវ ឬហួសកំណត់' },
  currency_has_rates: { vi: 'Loại tiền đã có tỷ giá nên không thể xóa', en: 'The currency has rates and cannot be deleted', km: 'រូបិយប័ណ្ណមានអត្រា ដូច្នេះមិនអាចលុបបានទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
