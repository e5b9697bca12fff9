import type { Language } from '#core/language.ts'

const vi = {
  title: 'Hướng dẫn sử dụng',
  english_only: 'Hướng dẫn hiện chỉ có bản tiếng Anh.',
  missing: 'Không có trang hướng dẫn này',
  all: 'Xem tất cả hướng dẫn',
  failed: 'Chưa tải được trang hướng dẫn này',
  folders: { users: 'Công việc hằng ngày', admins: 'Quản trị', domain: 'Quy tắc chi tiết' },
}
const en: typeof vi = {
  title: 'Help',
  english_only: 'The help is in English only.',
  missing: 'There is no such page of the help',
  all: 'See all of the help',
  failed: 'This page of the help could not be loaded',
  folders: { users: 'Everyday work', admins: 'Administration', domain: 'The rules in detail' },
}
const km: typeof vi = {
  title: 'ការណែនាំប្រើប្រាស់',
  english_only: 'ការណែនាំមានតែជាភាសាអង់គ្លេសប៉ុណ្ណោះ។',
  missing: 'គ្មានទំព័រណែនាំនេះទេ',
  all: 'មើលការណែនាំទាំងអស់',
  failed: 'មិនទាន់ផ្ទុកទំព័រណែនាំនេះបានទេ',
  folders: { users: 'ការងារប្រចាំថ្ងៃ', admins: 'ការគ្រប់គ្រង', domain: 'ច្បាប់លម្អិត' },
}

export const words = { vi, en, km } satisfies Record<Language, typeof vi>
