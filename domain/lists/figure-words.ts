import type { Language } from '#core/language.ts'

const vi = {
  rows: 'Nhóm theo',
  across: 'Cột',
  sums: 'Cộng',
  records: 'Số bản ghi',
  all: 'Tổng cộng',
  no_across: 'Không có cột',
  none: 'Chưa ghi',
  day: 'theo ngày',
  month: 'theo tháng',
  quarter: 'theo quý',
  year: 'theo năm',
  quarter_of: 'Quý {{quarter}}/{{year}}',
  capped: 'Chỉ hiển thị 1.000 dòng đầu. Hãy thêm bộ lọc.',
  several: 'Mỗi bản ghi có thể nằm ở nhiều dòng, nên các dòng cộng lại có thể lớn hơn tổng.',
  left_out: 'Không cộng: {{states}}',
  missing: '“{{name}}” không còn, hoặc bạn không có quyền xem; số liệu dưới đây theo cách nhóm khác.',
}

const en: typeof vi = {
  rows: 'Group by',
  across: 'Columns',
  sums: 'Add up',
  records: 'Records',
  all: 'Total',
  no_across: 'No columns',
  none: 'Not stated',
  day: 'by day',
  month: 'by month',
  quarter: 'by quarter',
  year: 'by year',
  quarter_of: 'Q{{quarter}} {{year}}',
  capped: 'Only the first 1,000 rows are shown. Add a filter.',
  several: 'A record may stand in several rows, so the rows may add up to more than the total.',
  left_out: 'Not added up: {{states}}',
  missing: '“{{name}}” is gone, or you may not see it; the figures below are grouped otherwise.',
}

const km: typeof vi = {
  rows: 'ដាក់ជាក្រុមតាម',
  across: 'ជួរឈរ',
  sums: 'បូក',
  records: 'ចំនួនកំណត់ត្រា',
  all: 'សរុប',
  no_across: 'គ្មានជួរឈរ',
  none: 'មិនទាន់កំណត់',
  day: 'តាមថ្ងៃ',
  month: 'តាមខែ',
  quarter: 'តាមត្រីមាស',
  year: 'តាមឆ្នាំ',
  quarter_of: 'ត្រីមាស {{quarter}}/{{year}}',
  capped: 'បង្ហាញតែ 1.000 ជួរដំបូង។ សូមបន្ថែមតម្រង។',
  several: 'កំណត់ត្រាមួយអាចស្ថិតនៅក្នុងជួរច្រើន ដូច្នេះជួរបូកគ្នាអាចលើសសរុប។',
  left_out: 'មិនបូក៖ {{states}}',
  missing: '“{{name}}” លែងមាន ឬអ្នកគ្មានសិទ្ធិមើល។ តួលេខខាងក្រោមដាក់ជាក្រុមតាមវិធីផ្សេង។',
}

/** Words of a list's figures by group, on the screen and in its file. */
export const figureWords = { vi, en, km } satisfies Readonly<Record<Language, typeof vi>>
