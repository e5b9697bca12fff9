import type { Language } from '#core/language.ts'

const vi = {
  title: 'Phím tắt',
  single_keys: 'Dùng phím đơn (không cần Ctrl, Alt)',
  places: {
    anywhere: 'Mọi trang',
    lists: 'Danh sách',
    sheets: 'Bảng nhập, bảng chỉ số',
    forms: 'Biểu mẫu và hộp thoại',
  },
  anywhere: { find: 'Tìm nhanh', keys: 'Xem các phím tắt' },
  lists: {
    search: 'Tìm trong danh sách',
    create: 'Thêm mới',
    walk: 'Dòng sau, dòng trước',
    open: 'Mở dòng đang chọn',
    edit: 'Sửa dòng đang chọn',
    sort_more: 'Sắp xếp thêm theo cột (bấm tiêu đề)',
    move_column: 'Dời cột sang trái, phải',
    move_card: 'Chuyển thẻ trên bảng sang trạng thái khác',
    decide: 'Duyệt hoặc từ chối trong hàng chờ',
    move_entry: 'Chuyển mục trong lịch',
    entry_menu: 'Xác nhận, hủy mục trong lịch',
    walk_tiles: 'Đi qua các ô sơ đồ, các thẻ trên bảng',
    check_pass: 'Kiểm tra thẻ khách; nhấn lần nữa để cho vào hoặc ra',
  },
  sheets: {
    walk: 'Dòng dưới, dòng trên cùng cột',
    next: 'Ô kế tiếp, ô trước',
    drop: 'Bỏ nội dung vừa gõ',
    replaced: 'Thay đồng hồ',
    photo: 'Thêm ảnh chỉ số',
  },
  forms: {
    save: 'Lưu',
    add: 'Lưu và thêm mới (biểu mẫu)',
    confirm: 'Xác nhận hộp thoại',
    close: 'Đóng hộp thoại',
  },
}

const en: typeof vi = {
  title: 'Keyboard shortcuts',
  single_keys: 'Use single keys (without Ctrl or Alt)',
  places: {
    anywhere: 'Every page',
    lists: 'Lists',
    sheets: 'Entry sheets, meter readings',
    forms: 'Forms and dialogs',
  },
  anywhere: { find: 'Quick search', keys: 'Show these shortcuts' },
  lists: {
    search: 'Search the list',
    create: 'Add a record',
    walk: 'Next row, previous row',
    open: 'Open the row',
    edit: 'Edit the row',
    sort_more: 'Sort by one more column (on its heading)',
    move_column: 'Move a column left, right',
    move_card: 'Move a card of a board to another state',
    decide: 'Approve or reject in a queue',
    move_entry: 'Move an entry of the calendar',
    entry_menu: 'Confirm or cancel an entry of the calendar',
    walk_tiles: 'Walk over the tiles of a map, the cards of a board',
    check_pass: 'Check a visitor pass; again to let in or out',
  },
  sheets: {
    walk: 'Next row, previous row of the column',
    next: 'Next cell, previous cell',
    drop: 'Discard what was typed',
    replaced: 'Meter replaced',
    photo: 'Add a photo of the meter',
  },
  forms: {
    save: 'Save',
    add: 'Save and add another (forms)',
    confirm: 'Confirm a dialog',
    close: 'Close a dialog',
  },
}

const km: typeof vi = {
  title: 'គ្រាប់ចុចកាត់',
  single_keys: 'ប្រើគ្រាប់ចុចតែមួយ (មិនបាច់ Ctrl, Alt)',
  places: { anywhere: 'គ្រប់ទំព័រ', lists: 'បញ្ជី', sheets: 'តារាងបញ្ចូល និងលេខអាន', forms: 'ទម្រង់ និងប្រអប់' },
  anywhere: { find: 'ស្វែងរករហ័ស', keys: 'បង្ហាញគ្រាប់ចុចកាត់' },
  lists: {
    search: 'ស្វែងរកក្នុងបញ្ជី',
    create: 'បន្ថែមថ្មី',
    walk: 'ជួរបន្ទាប់ ជួរមុន',
    open: 'បើកជួរ',
    edit: 'កែជួរ',
    sort_more: 'តម្រៀបតាមជួរឈរបន្ថែម (លើចំណងជើង)',
    move_column: 'រំកិលជួរឈរទៅឆ្វេង ស្តាំ',
    move_card: 'ប្តូរកាតលើក្តារទៅស្ថានភាពផ្សេង',
    decide: 'អនុម័ត ឬបដិសេធក្នុងបញ្ជីរង់ចាំ',
    move_entry: 'ប្តូរធាតុក្នុងប្រតិទិន',
    entry_menu: 'បញ្ជាក់ ឬបោះបង់ធាតុក្នុងប្រតិទិន',
    walk_tiles: 'ផ្លាស់ទីលើប្រអប់ក្នុងប្លង់ និងកាតលើក្តារ',
    check_pass: 'ពិនិត្យប័ណ្ណភ្ញៀវ ចុចម្តងទៀតដើម្បីអនុញ្ញាតឱ្យចូល ឬចេញ',
  },
  sheets: {
    walk: 'ជួរក្រោម ជួរលើ',
    next: 'ក្រឡាបន្ទាប់ ក្រឡាមុន',
    drop: 'បោះបង់អ្វីដែលបានវាយ',
    replaced: 'ប្តូរនាឡិកា',
    photo: 'បន្ថែមរូបភាពលេខអាន',
  },
  forms: {
    save: 'រក្សាទុក',
    add: 'រក្សាទុក ហើយបន្ថែមថ្មី (ទម្រង់)',
    confirm: 'បញ្ជាក់ប្រអប់',
    close: 'បិទប្រអប់',
  },
}

/** The sheet of keyboard shortcuts. */
export const shortcutWords = { vi, en, km } satisfies Record<Language, typeof vi>
