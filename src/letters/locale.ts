import type { Language } from '#core/language.ts'

const vi = {
  preview: 'Xem trước bản in',
  invented: 'Số liệu minh họa: chưa có chứng từ nào để xem trước.',
  insert: 'Chèn chỗ điền…',
  restore: 'Lấy lại văn bản mẫu ban đầu',
  left: 'Căn trái',
  center: 'Căn giữa',
  right: 'Căn phải',
  table: 'Bảng',
  add_table: 'Chèn bảng',
  add_row: 'Thêm hàng bên dưới',
  add_column: 'Thêm cột bên phải',
  delete_row: 'Xóa hàng',
  delete_column: 'Xóa cột',
  delete_table: 'Xóa bảng',
}

const en: typeof vi = {
  preview: 'Print preview',
  invented: 'Sample figures: there is no document to preview yet.',
  insert: 'Insert a placeholder…',
  restore: 'Restore the original text',
  left: 'Align left',
  center: 'Centre',
  right: 'Align right',
  table: 'Table',
  add_table: 'Insert a table',
  add_row: 'Add a row below',
  add_column: 'Add a column to the right',
  delete_row: 'Delete the row',
  delete_column: 'Delete the column',
  delete_table: 'Delete the table',
}

const km: typeof vi = {
  preview: 'មើលជាមុននូវការបោះពុម្ព',
  invented: 'តួលេខគំរូ៖ មិនទាន់មានឯកសារសម្រាប់មើលជាមុនទេ។',
  insert: 'បញ្ចូលកន្លែងបំពេញ…',
  restore: 'យកអត្ថបទគំរូដើមមកវិញ',
  left: 'តម្រឹមឆ្វេង',
  center: 'តម្រឹមកណ្តាល',
  right: 'តម្រឹមស្តាំ',
  table: 'តារាង',
  add_table: 'បញ្ចូលតារាង',
  add_row: 'បន្ថែមជួរខាងក្រោម',
  add_column: 'បន្ថែមជួរឈរខាងស្តាំ',
  delete_row: 'លុបជួរ',
  delete_column: 'លុបជួរឈរ',
  delete_table: 'លុបតារាង',
}

/** What the page of a print template says. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
