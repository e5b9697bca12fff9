import type { Translated } from '#core/language.ts'

/** Refusals of particular kinds of records: uniqueness, deletion, money (specification §5, §8). */
export const productErrors = {
  short_id_exists: { vi: 'Số thứ tự này đã tồn tại', en: 'This short id already exists', km: 'លេខសម្គាល់ខ្លីនេះមានរួចហើយ' },
  topic_exists: { vi: 'Chủ đề này đã tồn tại', en: 'This topic already exists', km: 'ប្រធានបទនេះមានរួចហើយ' },
  code_must_not_match: { vi: 'Các mã không được trùng nhau', en: 'The codes must not match', km: 'លេខកូដមិនត្រូវដូចគ្នា' },

  building_has_blocks: { vi: 'Dự án đã có block nên không thể xóa', en: 'The project already has blocks', km: 'គម្រោងមានប្លុករួចហើយ' },
  block_has_apartments: { vi: 'Block đã có căn hộ nên không thể xóa', en: 'The block already has apartments', km: 'ប្លុកមានអាផាតមិនរួចហើយ' },
  apartment_has_residents: { vi: 'Căn hộ đã có cư dân nên không thể xóa', en: 'The apartment already has residents', km: 'អាផាតមិនមានអ្នកស្នាក់នៅរួចហើយ' },
  resident_has_apartments: { vi: 'Cư dân đang gắn với căn hộ nên không thể xóa', en: 'The resident still has apartments', km: 'អ្នកស្នាក់នៅនៅមានអាផាតមិន' },
  fee_paid: { vi: 'Phí đã thanh toán. Hãy xóa phiếu thu trước', en: 'The fee is paid. Delete its receipts first', km: 'ថ្លៃសេវាបានបង់ហើយ។ សូមលុបបង្កាន់ដៃជាមុន' },
  meter_has_readings: { vi: 'Đồng hồ đã có lịch sử chỉ số nên không thể xóa', en: 'The meter has readings and cannot be deleted', km: 'នាឡិកាមានប្រវត្តិលេខអាន ដូច្នេះមិនអាចលុបបានទេ' },
  vehicle_has_registrations: { vi: 'Phương tiện đã có lịch sử đăng ký nên không thể xóa', en: 'The vehicle has registrations and cannot be deleted', km: 'យានយន្តមានប្រវត្តិចុះឈ្មោះ ដូច្នេះមិនអាចលុបបានទេ' },

  nothing_to_pay: { vi: 'Nhập số tiền hoặc chọn khoản cần thu', en: 'Pay at least 1 item', km: 'ត្រូវបង់យ៉ាងតិច 1 មុខ' },
  report_period_required: { vi: 'Vui lòng chọn kỳ báo cáo', en: 'Please choose the report period', km: 'សូមជ្រើសរើសរយៈពេលរបាយការណ៍' },
  apartments_required: { vi: 'Vui lòng chọn mã căn hộ', en: 'Please choose apartment codes', km: 'សូមជ្រើសរើសលេខកូដអាផាតមិន' },
  project_fee_not_found: { vi: 'Loại phí của dự án không tồn tại', en: 'The project fee does not exist', km: 'ថ្លៃសេវារបស់គម្រោងមិនមានទេ' },
  month_index_file_exists: { vi: 'Tệp chỉ số của tháng này đã tồn tại', en: 'The index file of this month already exists', km: 'ឯកសារលេខអានប្រចាំខែនេះមានរួចហើយ' },
  rate_change_needs_confirm: { vi: 'Tỷ giá thay đổi hơn 5%. Vui lòng xác nhận', en: 'The rate changes by more than 5%. Please confirm', km: 'អត្រាប្រែប្រួលលើសពី 5%។ សូមបញ្ជាក់' },
  excess_not_confirmed: { vi: 'Số tiền thu vượt số phải thu. Vui lòng xác nhận', en: 'The amount is higher than the amount due. Please confirm', km: 'ទឹកប្រាក់លើសចំនួនត្រូវបង់។ សូមបញ្ជាក់' },
} as const satisfies Record<string, Translated> // prettier-ignore
