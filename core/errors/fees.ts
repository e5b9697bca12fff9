import type { Translated } from '../language.ts'

/** Tariffs, fees, receipts (money.md). */
export const feeErrors = {
  tariff_open_end: { vi: 'Chỉ bậc cuối cùng được để trống mốc', en: 'Only the last tier may be without a bound', km: 'មានតែកម្រិតចុងក្រោយប៉ុណ្ណោះដែលទុកទទេ' },
  tariff_not_rising: { vi: 'Mốc của các bậc phải tăng dần', en: 'The bounds of the tiers must rise', km: 'កម្រិតត្រូវតែកើនឡើង' },
  surcharge_base_unknown: { vi: 'Không có phụ thu nào phía trên mang mã này', en: 'No surcharge above has this code', km: 'គ្មានថ្លៃបន្ថែមខាងលើមានកូដនេះ' },
  fee_setting_has_tariffs: { vi: 'Kỳ phí đã có biểu giá nên không thể xóa', en: 'The fee has tariffs and cannot be deleted', km: 'ថ្លៃសេវាមានតារាងតម្លៃ ដូច្នេះមិនអាចលុបបានទេ' },
  currency_in_use: { vi: 'Tòa nhà đã có sổ sách bằng loại tiền này nên không thể đổi', en: 'The books of the building are kept in this currency and it cannot be changed', km: 'បញ្ជីរបស់អគារប្រើរូបិយប័ណ្ណនេះ ដូច្នេះមិនអាចប្តូរបានទេ' },
  fee_is_reckoned: { vi: 'Khoản phí tính theo biểu giá: hãy sửa dữ liệu gốc rồi tính lại', en: 'The fee is reckoned by its tariff: mend what it is made from and make it again', km: 'ថ្លៃនេះគណនាតាមតារាងតម្លៃ៖ សូមកែទិន្នន័យដើម រួចគណនាឡើងវិញ' },
  month_closed: { vi: 'Tháng này đã khóa sổ', en: 'The books of this month are closed', km: 'បញ្ជីខែនេះបានបិទហើយ' },
  credit_too_small: { vi: 'Tiền thừa của căn hộ không đủ', en: 'The apartment has less credit than that', km: 'ប្រាក់លើសរបស់អាផាតមិនមិនគ្រប់' },
  credit_spent: { vi: 'Tiền thừa của phiếu thu này đã được dùng: hãy hủy các phiếu dùng nó trước', en: 'The credit of this receipt is spent: void the receipts that used it first', km: 'ប្រាក់លើសនៃបង្កាន់ដៃនេះត្រូវបានប្រើហើយ៖ សូមលុបបង្កាន់ដៃដែលបានប្រើវាសិន' },
  no_exchange_rate: { vi: 'Chưa có tỷ giá của loại tiền này', en: 'There is no exchange rate of this currency', km: 'គ្មានអត្រាប្តូរប្រាក់នៃរូបិយប័ណ្ណនេះ' },
  amount_below_lines: { vi: 'Số tiền nhận ít hơn các khoản đã chọn', en: 'Less was received than the chosen lines come to', km: 'ប្រាក់ទទួលតិចជាងបន្ទាត់ដែលបានជ្រើស' },
  more_than_due: { vi: 'Nhiều hơn số còn phải thu', en: 'More than is due', km: 'លើសពីចំនួនត្រូវបង់' },
  cash_account_missing: { vi: 'Tòa nhà chưa có quỹ cho hình thức thanh toán này', en: 'The building has no account for this payment method', km: 'អគារគ្មានគណនីសម្រាប់វិធីបង់ប្រាក់នេះ' },
  maintenance_fund_only: { vi: 'Quỹ bảo trì chỉ chi cho danh mục bảo trì', en: 'The maintenance fund pays for maintenance categories only', km: 'មូលនិធិថែទាំចំណាយសម្រាប់ប្រភេទថែទាំប៉ុណ្ណោះ' },
  plan_has_vouchers: { vi: 'Kế hoạch đã có phiếu thu hoặc phiếu chi nên không thể xóa', en: 'Vouchers have been made for the plan; it cannot be deleted', km: 'ផែនការមានប័ណ្ណហើយ ដូច្នេះមិនអាចលុបបានទេ' },
  apartment_has_fees: { vi: 'Căn hộ đã có phí hoặc phiếu thu nên không thể xóa', en: 'The apartment has fees or receipts and cannot be deleted', km: 'អាផាតមិនមានថ្លៃ ឬបង្កាន់ដៃ ដូច្នេះមិនអាចលុបបានទេ' },
  fee_not_open: { vi: 'Chỉ sửa và phát hành lại khoản phí đã duyệt chưa thu', en: 'Only an approved fee that is not paid can be corrected', km: 'អាចកែបានតែថ្លៃដែលបានអនុម័ត និងមិនទាន់បង់' },
  fee_not_reckoned: { vi: 'Chưa tính được khoản phí này từ dữ liệu hiện có', en: 'The fee cannot be reckoned from what is there now', km: 'មិនអាចគណនាថ្លៃនេះពីទិន្នន័យបច្ចុប្បន្នបានទេ' },
  reading_charged: { vi: 'Đã lập phí từ chỉ số này: hãy xóa hoặc hủy khoản phí trước', en: 'A fee has been made from this index: delete or void it first', km: 'ថ្លៃមួយត្រូវបានបង្កើតពីលេខនេះ៖ សូមលុបវាសិន' },
  meter_was_replaced: { vi: 'Tháng này đồng hồ đã được thay: chỉ sửa được số tiền', en: 'The meter was replaced that month: only the amount can be corrected', km: 'នាឡិកាត្រូវបានប្តូរក្នុងខែនោះ៖ អាចកែបានតែទឹកប្រាក់' },
  nothing_to_correct: { vi: 'Số tiền mới giống số tiền cũ', en: 'The new amount is the old one', km: 'ទឹកប្រាក់ថ្មីដូចទឹកប្រាក់ចាស់' },
} as const satisfies Record<string, Translated> // prettier-ignore
