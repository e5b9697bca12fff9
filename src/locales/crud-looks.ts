import type { Language } from '#core/language.ts'
import { figureWords } from '#domain/lists/figure-words.ts'

const vi = {
  title: 'Cách xem',
  table: 'Bảng',
  calendar: 'Lịch',
  map: 'Sơ đồ',
  board: 'Bảng trạng thái',
  grid: 'Bảng nhập',
  figures: 'Số liệu',
  board_hint: 'Kéo thẻ sang trạng thái khác, hoặc chọn thẻ rồi nhấn Alt + mũi tên trái, phải.',
  board_more: 'Xem thêm: {{total}}',
  question: 'Tô màu theo',
  legend: 'Chú giải',
  row: 'Tầng {{row}}',
  zoom: 'Cỡ ô',
  silent: 'Chưa ghi',
  cut: 'Chỉ hiển thị {{shown}} trên {{total}}. Hãy thêm bộ lọc.',
  group: figureWords.vi,
}

const en: typeof vi = {
  title: 'Look',
  table: 'Table',
  calendar: 'Calendar',
  map: 'Map',
  board: 'Board',
  grid: 'Entry sheet',
  figures: 'Figures',
  board_hint: 'Drag a card to another state, or select it and press Alt with the left or right arrow.',
  board_more: 'Show more: {{total}}',
  question: 'Colour by',
  legend: 'Legend',
  row: 'Floor {{row}}',
  zoom: 'Tile size',
  silent: 'Not stated',
  cut: 'Only {{shown}} of {{total}} are shown. Add a filter.',
  group: figureWords.en,
}

const km: typeof vi = {
  title: 'របៀបមើល',
  table: 'តារាង',
  calendar: 'ប្រតិទិន',
  map: 'ប្លង់',
  board: 'ក្តារស្ថានភាព',
  grid: 'តារាងបញ្ចូល',
  figures: 'តួលេខ',
  board_hint: 'អូសកាតទៅស្ថានភាពផ្សេង ឬជ្រើសកាត រួចចុច Alt និងព្រួញឆ្វេង ឬស្តាំ។',
  board_more: 'បង្ហាញបន្ថែម៖ {{total}}',
  question: 'ដាក់ពណ៌តាម',
  legend: 'សញ្ញាសម្គាល់',
  row: 'ជាន់ {{row}}',
  zoom: 'ទំហំប្រអប់',
  silent: 'មិនទាន់កំណត់',
  cut: 'បង្ហាញតែ {{shown}} ក្នុងចំណោម {{total}}។ សូមបន្ថែមតម្រង។',
  group: figureWords.km,
}

/** Words of the looks at a list, and of its map. */
export const looksWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
