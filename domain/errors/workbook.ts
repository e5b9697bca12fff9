import type { Translated } from '#core/language.ts'

/** The workbook that fills a new building. */
export const workbookErrors = {
  workbook_no_sheet: { vi: 'Tệp không có sheet nào của tệp mẫu (Căn hộ · Cư dân · Xe và thẻ · Đồng hồ · Nợ đầu kỳ · Ai trả phí)', en: 'The file has none of the template’s sheets (Apartments · Residents · Vehicles and cards · Meters · Opening debts · Who pays)', km: 'ឯកសារគ្មានសន្លឹកណាមួយនៃគំរូ (អាផាតមិន អ្នកស្នាក់នៅ យានយន្ត និងកាត នាឡិកា បំណុលដើមគ្រា អ្នកណាបង់ថ្លៃ)' },
  workbook_sheet_twice: { vi: 'Sheet[ “{sheet}”] cùng loại với một sheet khác. Hãy gộp hai sheet làm một', en: 'The sheet[ “{sheet}”] is of the same kind as another one. Put both into one', km: 'សន្លឹក[ “{sheet}”] ជាប្រភេទដូចសន្លឹកមួយទៀត។ សូមបញ្ចូលជាសន្លឹកតែមួយ' },
  workbook_has_questions: { vi: 'Hãy trả lời hết các câu hỏi trước khi nhập', en: 'Answer all questions before importing', km: 'សូមឆ្លើយសំណួរទាំងអស់មុននាំចូល' },
  workbook_has_fees: { vi: 'Không hoàn tác được nữa vì tòa nhà đã có khoản phí[ “{fee}”]', en: 'It can no longer be undone because the building has a fee[: “{fee}”]', km: 'មិនអាចត្រឡប់វិញទៀតទេ ព្រោះអគារមានថ្លៃ[ “{fee}”] ហើយ' },
  named_row_refused: { vi: 'Dòng của mã này ở sheet khác đang bị lỗi', en: 'The row of this code in another sheet has an error', km: 'ជួររបស់លេខកូដនេះក្នុងសន្លឹកផ្សេងមានកំហុស' },
  no_householder: { vi: 'Căn hộ có người ở nhưng không ai là chủ hộ', en: 'People live in the apartment and none is the householder', km: 'មានអ្នកស្នាក់នៅ តែគ្មានម្ចាស់ផ្ទះ' },
  moved_in_before_handover: { vi: 'Ngày chuyển vào trước ngày bàn giao căn hộ', en: 'Moved in before the apartment was handed over', km: 'ចូលស្នាក់នៅមុនថ្ងៃប្រគល់អាផាតមិន' },
  owner_lives_elsewhere: { vi: 'Chủ xe không có trong danh sách cư dân của căn hộ', en: 'The owner is not among the apartment’s residents', km: 'ម្ចាស់យានយន្តមិនមានក្នុងបញ្ជីអ្នកស្នាក់នៅនៃអាផាតមិន' },
  debt_is_prepayment: { vi: 'Số âm là tiền trả trước: hãy nhập ở mục Trả trước', en: 'An amount below zero is money paid in advance: enter it as a prepayment', km: 'ចំនួនអវិជ្ជមានជាប្រាក់បង់មុន៖ សូមបញ្ចូលជាប្រាក់បង់មុន' },
  debt_after_first_month: { vi: 'Tháng sau tháng đầu tiên tính phí[ ({month})]', en: 'The month is after the first one that is charged[ ({month})]', km: 'ខែក្រោយខែដំបូងដែលគិតថ្លៃ[ ({month})]' },
  debt_of_first_month: { vi: 'Tháng này cũng được tính phí ở đây: khoản nợ có thể bị tính hai lần', en: 'This month is charged here too: it may be owed twice', km: 'ខែនេះក៏ត្រូវគិតថ្លៃនៅទីនេះ៖ អាចត្រូវជំពាក់ពីរដង' },
  debt_alike: { vi: 'Căn hộ đã có khoản nợ cùng loại và tháng: có thể là cùng một khoản', en: 'The apartment has a debt of this kind and month already: it may be the same one', km: 'អាផាតមិនមានបំណុលប្រភេទ និងខែនេះរួចហើយ៖ អាចជាបំណុលដដែល' },
  people_missing: { vi: 'Có giá tính theo số người mà chưa có số người: tính như 1 người', en: 'A price is per person and no number is given: it counts as one person', km: 'មានតម្លៃគិតតាមចំនួនមនុស្ស តែគ្មានចំនួន៖ គិតជា 1 នាក់' },
  debt_too_old: { vi: 'Nợ quá 5 năm[ (trước {month})]', en: 'The debt is older than five years[ (before {month})]', km: 'បំណុលលើសពី 5 ឆ្នាំ[ (មុន {month})]' },
} as const satisfies Record<string, Translated> // prettier-ignore
