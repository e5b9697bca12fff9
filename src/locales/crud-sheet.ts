import type { Language } from '#core/language.ts'

const vi = {
  label: '{{list}}: bảng nhập',
  cell: '{{field}} · {{record}}',
  hint: 'Enter, ↑, ↓ sang dòng khác, Tab sang ô bên; Esc để bỏ. Rời ô là lưu. Có thể dán nhiều ô từ Excel.',
  read_only: 'Bạn chỉ có quyền xem, không sửa được tại đây.',
  saving: 'Đang lưu',
  progress: 'Đang lưu {{done}}/{{total}} dòng',
  confirm: 'Vẫn lưu',
  keep_mine: 'Ghi đè “{{theirs}}”',
  retry: 'Gửi lại',
  empty: 'trống',
  closed: 'Ô này không sửa được',
  no_row: 'Trang này không còn dòng nào để điền',
  lost: 'Dòng dán thừa, chưa lưu',
  line: 'Dòng {{line}}',
  pasted: 'Đã lưu {{saved}} ô, từ chối {{refused}} ô',
}

const en: typeof vi = {
  label: '{{list}}: entry sheet',
  cell: '{{field}} · {{record}}',
  hint: 'Enter, ↑, ↓ for another row, Tab for the next cell; Esc to discard. Leaving a cell saves it. Cells can be pasted from Excel.',
  read_only: 'You may look at these records, but not change them here.',
  saving: 'Saving',
  progress: 'Saving {{done}} of {{total}} rows',
  confirm: 'Save anyway',
  keep_mine: 'Replace “{{theirs}}”',
  retry: 'Send again',
  empty: 'empty',
  closed: 'This cell can’t be changed',
  no_row: 'There is no row left on this page',
  lost: 'Rows that were pasted beyond the page and are not saved',
  line: 'Row {{line}}',
  pasted: 'Cells saved: {{saved}}, refused: {{refused}}',
}

const km: typeof vi = {
  label: '{{list}}៖ តារាងបញ្ចូល',
  cell: '{{field}} · {{record}}',
  hint: 'Enter, ↑, ↓ ទៅជួរផ្សេង Tab ទៅក្រឡាបន្ទាប់ Esc ដើម្បីបោះបង់។ ចេញពីក្រឡា នឹងរក្សាទុក។ អាចបិទភ្ជាប់ក្រឡាពី Excel។',
  read_only: 'អ្នកអាចមើលបានតែប៉ុណ្ណោះ មិនអាចកែនៅទីនេះទេ។',
  saving: 'កំពុងរក្សាទុក',
  progress: 'កំពុងរក្សាទុក {{done}}/{{total}} ជួរ',
  confirm: 'នៅតែរក្សាទុក',
  keep_mine: 'ជំនួស “{{theirs}}”',
  retry: 'ផ្ញើម្តងទៀត',
  empty: 'ទទេ',
  closed: 'ក្រឡានេះមិនអាចកែបានទេ',
  no_row: 'ទំព័រនេះគ្មានជួរនៅសល់ទេ',
  lost: 'ជួរដែលបានបិទភ្ជាប់លើស ហើយមិនទាន់រក្សាទុក',
  line: 'ជួរទី {{line}}',
  pasted: 'បានរក្សាទុក {{saved}} ក្រឡា បានបដិសេធ {{refused}} ក្រឡា',
}

/** Words of sheets that are typed into. */
export const sheetWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
