import type { Language } from '#core/language.ts'

const vi = {
  missing: 'Không tìm thấy nội dung',
  missing_help: 'Nội dung không tồn tại, chưa được đăng hoặc đã được gỡ xuống.',
  failed: 'Không tải được nội dung',
}

const en: typeof vi = {
  missing: 'Nothing to read here',
  missing_help: 'The text does not exist, is not published yet, or has been taken down.',
  failed: 'The text could not be loaded',
}

const km: typeof vi = {
  missing: 'រកមិនឃើញខ្លឹមសារ',
  missing_help: 'ខ្លឹមសារនេះមិនមាន មិនទាន់ផ្សាយ ឬត្រូវបានដកចេញហើយ។',
  failed: 'មិនអាចផ្ទុកខ្លឹមសារបានទេ',
}

/** Words of the pages on which news, announcements and the handbook are read. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
