import type { Language } from '#core/language.ts'
import type { PageWords } from '../locales/pages.ts'

const vi = {
  keep: 'Tải xuống',
  usage: {
    load_failed: 'Không tải được dung lượng lưu trữ',
    used_of: 'Đã dùng {{used}} / {{limit}}',
    files_of: '{{used}} / {{limit}} tệp',
    nearly_full: 'Sắp hết dung lượng. Hãy gỡ bớt tệp không cần trong các bản ghi bên dưới.',
    nothing: 'Tòa nhà chưa lưu tệp nào.',
    by_entity: 'Theo loại dữ liệu',
    by_account: 'Theo người tải lên',
    largest: 'Tệp lớn nhất',
    entity: 'Loại dữ liệu',
    account: 'Người tải lên',
    files: 'Số tệp',
    size: 'Dung lượng',
    held_by: 'Thuộc về',
    unheld: 'Chưa gắn vào bản ghi nào',
    nobody: 'Tài khoản đã xóa',
    others: 'Tệp bạn không có quyền xem',
  },
}

const en: typeof vi = {
  keep: 'Download',
  usage: {
    load_failed: 'Storage use could not be loaded',
    used_of: '{{used}} of {{limit}} used',
    files_of: '{{used}} of {{limit}} files',
    nearly_full: 'Storage is running out. Remove files that are not needed from the records below.',
    nothing: 'The building has no files yet.',
    by_entity: 'By record type',
    by_account: 'By uploader',
    largest: 'Largest files',
    entity: 'Record type',
    account: 'Uploaded by',
    files: 'Files',
    size: 'Size',
    held_by: 'Belongs to',
    unheld: 'Not attached to a record',
    nobody: 'Deleted account',
    others: 'Files that you do not have access to',
  },
}

const km: typeof vi = {
  keep: 'ទាញយក',
  usage: {
    load_failed: 'មិនអាចផ្ទុកព័ត៌មានទំហំផ្ទុកបានទេ',
    used_of: 'បានប្រើ {{used}} / {{limit}}',
    files_of: '{{used}} / {{limit}} ឯកសារ',
    nearly_full: 'ទំហំផ្ទុកជិតអស់ហើយ។ សូមដកឯកសារដែលមិនត្រូវការចេញពីកំណត់ត្រាខាងក្រោម។',
    nothing: 'អគារនេះមិនទាន់មានឯកសារទេ។',
    by_entity: 'តាមប្រភេទកំណត់ត្រា',
    by_account: 'តាមអ្នកផ្ទុកឡើង',
    largest: 'ឯកសារធំបំផុត',
    entity: 'ប្រភេទកំណត់ត្រា',
    account: 'អ្នកផ្ទុកឡើង',
    files: 'ចំនួនឯកសារ',
    size: 'ទំហំ',
    held_by: 'ជារបស់',
    unheld: 'មិនទាន់ភ្ជាប់ទៅកំណត់ត្រាណាទេ',
    nobody: 'គណនីដែលបានលុប',
    others: 'ឯកសារដែលអ្នកមិនមានសិទ្ធិមើល',
  },
}

export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }

/** What menu, palette and headings call its pages. */
export const pageWords = {
  storage_use: {
    vi: { title: 'Dung lượng lưu trữ', purpose: 'Dung lượng đã dùng của tòa nhà và các tệp lớn nhất.' },
    en: { title: 'Storage use', purpose: 'How much storage the building uses, and its largest files.' },
    km: { title: 'ទំហំផ្ទុក', purpose: 'ទំហំផ្ទុកដែលអគារបានប្រើ និងឯកសារធំជាងគេ។' },
  },
} as const satisfies PageWords
