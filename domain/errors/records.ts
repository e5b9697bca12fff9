import type { Translated } from '#core/language.ts'

/** Refusals of particular kinds of records: uniqueness, deletion, money. */
export const productErrors = {
  short_id_exists: { vi: 'Số thứ tự này đã tồn tại', en: 'This short ID already exists', km: 'លេខរៀងនេះមានរួចហើយ' },
  topic_exists: { vi: 'Chủ đề này đã tồn tại', en: 'This topic already exists', km: 'ប្រធានបទនេះមានរួចហើយ' },
  code_must_not_match: { vi: 'Các mã không được trùng nhau', en: 'The codes must not match', km: 'លេខកូដមិនត្រូវដូចគ្នា' },

  building_has_blocks: { vi: 'Tòa nhà đã có block nên không thể xóa', en: 'The building has blocks and cannot be deleted', km: 'អគារមានប្លុក ដូច្នេះមិនអាចលុបបានទេ' },
  block_has_apartments: { vi: 'Block đã có căn hộ nên không thể xóa', en: 'The block has apartments and cannot be deleted', km: 'ប្លុកមានអាផាតមិន ដូច្នេះមិនអាចលុបបានទេ' },
  apartment_has_residents: { vi: 'Căn hộ đã có cư dân nên không thể xóa', en: 'The apartment has residents and cannot be deleted', km: 'អាផាតមិនមានអ្នកស្នាក់នៅ ដូច្នេះមិនអាចលុបបានទេ' },
  resident_has_apartments: { vi: 'Cư dân đang gắn với căn hộ nên không thể xóa', en: 'The resident has apartments and cannot be deleted', km: 'អ្នកស្នាក់នៅមានអាផាតមិន ដូច្នេះមិនអាចលុបបានទេ' },
  fee_paid: { vi: 'Phí đã thanh toán. Hãy hủy phiếu thu trước', en: 'The fee is paid. Void its receipts first', km: 'ថ្លៃសេវាបានបង់ហើយ។ សូមបោះបង់បង្កាន់ដៃជាមុន' },
  meter_has_readings: { vi: 'Đồng hồ đã có lịch sử chỉ số nên không thể xóa', en: 'The meter has readings and cannot be deleted', km: 'នាឡិកាមានប្រវត្តិលេខអាន ដូច្នេះមិនអាចលុបបានទេ' },
  vehicle_has_registrations: { vi: 'Phương tiện đã có lịch sử đăng ký nên không thể xóa', en: 'The vehicle has registrations and cannot be deleted', km: 'យានយន្តមានប្រវត្តិចុះឈ្មោះ ដូច្នេះមិនអាចលុបបានទេ' },

  invalid_placeholder: { vi: 'Chỗ điền viết chưa đúng[: {placeholder}]. Chọn chỗ điền từ danh sách; ngày được cộng thêm từ 0 đến 366', en: 'A placeholder is not written correctly[: {placeholder}]. Choose it from the list; a day may have 0 to 366 days added', km: 'កន្លែងបំពេញសរសេរមិនត្រឹមត្រូវ[៖ {placeholder}]។ សូមជ្រើសពីបញ្ជី ថ្ងៃអាចបូកពី 0 ដល់ 366' },
  unknown_placeholder: { vi: 'Loại mẫu này không có chỗ điền đó[: {placeholder}]', en: 'This kind of template has no such placeholder[: {placeholder}]', km: 'ប្រភេទគំរូនេះគ្មានកន្លែងបំពេញនេះទេ[៖ {placeholder}]' },
  placeholder_outside_row: { vi: 'Chỗ điền của từng khoản phải nằm trong một hàng của bảng[: {placeholder}]', en: 'A value of each line must stand in a row of a table[: {placeholder}]', km: 'តម្លៃនៃជួរនីមួយៗត្រូវនៅក្នុងជួរនៃតារាង[៖ {placeholder}]' },
  placeholder_repeated: { vi: 'Chỗ điền này chỉ được dùng một lần; các khoản chỉ nằm trong một hàng của bảng[: {placeholder}]', en: 'This placeholder can be used only once and the lines fill one row of a table[: {placeholder}]', km: 'កន្លែងបំពេញនេះប្រើបានតែម្តង ហើយមុខចំណាយនៅក្នុងជួរតែមួយនៃតារាង[៖ {placeholder}]' },
  khmer_too_long: { vi: 'Quá nhiều chữ Khmer[. Tối đa {maxLength} ký tự Khmer]', en: 'Too much Khmer text[. At most {maxLength} Khmer letters]', km: 'អត្ថបទខ្មែរវែងពេក[។ អតិបរមា {maxLength} តួអក្សរខ្មែរ]' },
  placeholder_row_too_long: { vi: 'Hàng của các khoản quá dài[. Tối đa {maxLength} ký tự]', en: 'The row of the lines is too long[. At most {maxLength} characters]', km: 'ជួរនៃមុខចំណាយវែងពេក[។ អតិបរមា {maxLength} តួអក្សរ]' },

  nothing_to_pay: { vi: 'Nhập số tiền hoặc chọn khoản cần thu', en: 'Enter an amount or choose at least one item', km: 'ត្រូវបង់យ៉ាងតិច 1 មុខ' },
  report_period_required: { vi: 'Vui lòng chọn kỳ báo cáo', en: 'Please choose the report period', km: 'សូមជ្រើសរើសរយៈពេលរបាយការណ៍' },
  too_many_days: { vi: 'Khoảng thời gian quá dài để đếm theo ngày[. Tối đa {max} ngày]', en: 'The period is too long to be counted by day[. At most {max} days]', km: 'រយៈពេលវែងពេកសម្រាប់រាប់តាមថ្ងៃ[។ យ៉ាងច្រើន {max} ថ្ងៃ]' },
  too_many_months: { vi: 'Khoảng thời gian quá dài để đếm theo tháng[. Tối đa {max} tháng]', en: 'The period is too long to be counted by month[. At most {max} months]', km: 'រយៈពេលវែងពេកសម្រាប់រាប់តាមខែ[។ យ៉ាងច្រើន {max} ខែ]' },
  apartments_required: { vi: 'Vui lòng chọn mã căn hộ', en: 'Please choose apartment codes', km: 'សូមជ្រើសរើសលេខកូដអាផាតមិន' },
  project_fee_not_found: { vi: 'Loại phí của tòa nhà không tồn tại', en: 'The building’s fee does not exist', km: 'ថ្លៃសេវារបស់គម្រោងមិនមានទេ' },
  month_index_file_exists: { vi: 'Tệp chỉ số của tháng này đã tồn tại', en: 'The index file of this month already exists', km: 'ឯកសារលេខអានប្រចាំខែនេះមានរួចហើយ' },
  consumption_needs_confirm: { vi: 'Mức tiêu thụ cao hơn 10 lần trung bình các tháng trước. Vui lòng xác nhận', en: 'The consumption is more than ten times that of the months before. Please confirm', km: 'ការប្រើប្រាស់លើសពី 10 ដងនៃមធ្យមភាគខែមុនៗ។ សូមបញ្ជាក់' },
  rate_change_needs_confirm: { vi: 'Tỷ giá thay đổi hơn 5%. Vui lòng xác nhận', en: 'The rate changes by more than 5%. Please confirm', km: 'អត្រាប្រែប្រួលលើសពី 5%។ សូមបញ្ជាក់' },
  excess_not_confirmed: { vi: 'Số tiền thu vượt số phải thu. Vui lòng xác nhận', en: 'The amount is higher than the amount due. Please confirm', km: 'ទឹកប្រាក់លើសចំនួនត្រូវបង់។ សូមបញ្ជាក់' },
} as const satisfies Record<string, Translated> // prettier-ignore
