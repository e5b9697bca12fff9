import type { Language } from '#core/language.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import type { PageWords } from '../locales/pages.ts'

const vi = {
  fill: 'Điền biểu mẫu',
  fill_for: 'Điền: {{form}}',
  choose: 'Chọn biểu mẫu đang mở để điền thay cư dân.',
  send: 'Gửi phản hồi',
  sent: 'Đã nhận phản hồi',
  sent_plain: 'Ban quản lý đã nhận được phản hồi của bạn.',
  again: 'Điền phản hồi khác',
  open_answer: 'Xem phản hồi',
  back: 'Quay lại',
  closed: 'Biểu mẫu này hiện không nhận phản hồi.',
  load_failed: 'Không tải được biểu mẫu',
  link: 'Liên kết tự điền',
  link_title: 'Liên kết để tự điền biểu mẫu',
  link_help: 'Người có liên kết điền biểu mẫu mà không cần đăng nhập. Mỗi liên kết nhận một phản hồi.',
  make_link: 'Tạo liên kết',
  link_label: 'Liên kết',
  link_until: 'Có hiệu lực đến {{time}}',
  linked_for: '{{building}}, căn hộ {{apartment}}',
  no_link: 'Không mở được liên kết',
  no_link_help: 'Liên kết không đúng, đã hết hạn hoặc đã được dùng. Hãy hỏi lại ban quản lý.',
  see_statistics: 'Thống kê',
}

const en: typeof vi = {
  fill: 'Fill in',
  fill_for: 'Fill in: {{form}}',
  choose: 'Choose an open form to fill in for a resident.',
  send: 'Send response',
  sent: 'Response received',
  sent_plain: 'The office has received your response.',
  again: 'Fill in another',
  open_answer: 'Open the response',
  back: 'Go back',
  closed: 'This form takes no responses now.',
  load_failed: 'The form could not be loaded',
  link: 'Link to fill in',
  link_title: 'A link to fill in the form',
  link_help: 'Whoever has the link fills in the form without signing in. Each link takes one response.',
  make_link: 'Create the link',
  link_label: 'Link',
  link_until: 'Valid until {{time}}',
  linked_for: '{{building}}, apartment {{apartment}}',
  no_link: 'The link could not be opened',
  no_link_help: 'It is wrong, has expired or has been used. Please ask the office.',
  see_statistics: 'Statistics',
}

const km: typeof vi = {
  fill: 'បំពេញទម្រង់',
  fill_for: 'បំពេញ៖ {{form}}',
  choose: 'ជ្រើសទម្រង់ដែលបើក ដើម្បីបំពេញជំនួសអ្នកស្នាក់នៅ។',
  send: 'ផ្ញើចម្លើយ',
  sent: 'បានទទួលចម្លើយ',
  sent_plain: 'ការិយាល័យបានទទួលចម្លើយរបស់អ្នក។',
  again: 'បំពេញមួយទៀត',
  open_answer: 'មើលចម្លើយ',
  back: 'ត្រឡប់ក្រោយ',
  closed: 'ទម្រង់នេះមិនទទួលចម្លើយនៅពេលនេះទេ។',
  load_failed: 'មិនអាចផ្ទុកទម្រង់បានទេ',
  link: 'តំណសម្រាប់បំពេញ',
  link_title: 'តំណសម្រាប់បំពេញទម្រង់',
  link_help: 'អ្នកដែលមានតំណអាចបំពេញទម្រង់ដោយមិនចាំបាច់ចូលគណនី។ តំណមួយទទួលចម្លើយតែមួយ។',
  make_link: 'បង្កើតតំណ',
  link_label: 'តំណ',
  link_until: 'មានសុពលភាពដល់ {{time}}',
  linked_for: '{{building}} អាផាតមិន {{apartment}}',
  no_link: 'មិនអាចបើកតំណបានទេ',
  no_link_help: 'តំណមិនត្រឹមត្រូវ ផុតកំណត់ ឬត្រូវបានប្រើរួច។ សូមសួរការិយាល័យ។',
  see_statistics: 'ស្ថិតិ',
}

/** Words of filling in forms, and of what their answers come to. */
export const words = {
  vi: { ...vi, statistics: formStatisticsWords.vi },
  en: { ...en, statistics: formStatisticsWords.en },
  km: { ...km, statistics: formStatisticsWords.km },
} satisfies Record<Language, unknown>

/** What menu, palette and headings call its pages. */
export const pageWords = {
  form_statistics: {
    vi: {
      title: 'Thống kê biểu mẫu',
      purpose: 'Đếm phản hồi của một biểu mẫu theo thời gian, block và lựa chọn.',
    },
    en: { title: 'Form statistics', purpose: 'Count a form’s responses by time, block and option.' },
    km: { title: 'ស្ថិតិទម្រង់', purpose: 'រាប់ចម្លើយរបស់ទម្រង់តាមពេលវេលា ប្លុក និងជម្រើស។' },
  },
} as const satisfies PageWords
