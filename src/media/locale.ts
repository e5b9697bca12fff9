import type { Language } from '#core/language.ts'

const vi = {
  missing: 'Không tìm thấy nội dung',
  missing_help: 'Nội dung không tồn tại, chưa được đăng hoặc đã được gỡ xuống.',
  failed: 'Không tải được nội dung',
  copy_link: 'Sao chép liên kết công khai',
  link_copied: 'Đã sao chép liên kết',
  as_push: 'Gửi bằng thông báo đẩy',
}

const en: typeof vi = {
  missing: 'Nothing to read here',
  missing_help: 'The text does not exist, is not published yet, or has been taken down.',
  failed: 'The text could not be loaded',
  copy_link: 'Copy the public link',
  link_copied: 'Link copied',
  as_push: 'Send as a push notification',
}

const km: typeof vi = {
  missing: 'រកមិនឃើញខ្លឹមសារ',
  missing_help: 'ខ្លឹមសារនេះមិនមាន មិនទាន់ផ្សាយ ឬត្រូវបានដកចេញហើយ។',
  failed: 'មិនអាចផ្ទុកខ្លឹមសារបានទេ',
  copy_link: 'ចម្លងតំណសាធារណៈ',
  link_copied: 'បានចម្លងតំណ',
  as_push: 'ផ្ញើជាការជូនដំណឹង',
}

/** Words of the pages on which news, announcements and the handbook are read, and of how they are passed on. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
