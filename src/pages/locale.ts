import type { Language } from '#core/language.ts'
import type { PageWords } from '../locales/pages.ts'

/** What menu, palette and headings call its pages. */
export const pageWords = {
  current_building: {
    vi: { title: 'Tòa nhà hiện tại', purpose: 'Thông tin và thiết lập của tòa nhà đang làm việc.' },
    en: {
      title: 'Current building',
      purpose: 'The details and settings of the building that you work in.',
    },
    km: { title: 'អគារបច្ចុប្បន្ន', purpose: 'ព័ត៌មាន និងការកំណត់របស់អគារដែលអ្នកកំពុងធ្វើការ។' },
  },
} as const satisfies PageWords

const vi = {
  register_view: {
    title: 'Nhập mã xác nhận',
    help: 'Nhập tên đăng nhập và mã gồm 6 chữ số đã gửi đến e-mail của bạn, rồi đặt mật khẩu mới.',
    no_code: 'Chưa có mã? Gửi mã mới',
  },
  survey: {
    help: 'Bạn thấy việc quản lý tòa nhà thế nào? Ý kiến được gửi cùng tên của bạn.',
    send: 'Gửi ý kiến',
    thanks: 'Đã gửi. Cảm ơn ý kiến của bạn.',
  },
}
const en: typeof vi = {
  register_view: {
    title: 'Enter your code',
    help: 'Enter your user name and the code of 6 digits that was sent to your e-mail, then choose a password.',
    no_code: 'No code yet? Send one',
  },
  survey: {
    help: 'How do you find the management of the building? Your answer is sent with your name.',
    send: 'Send',
    thanks: 'Sent. Thank you for your answer.',
  },
}
const km: typeof vi = {
  register_view: {
    title: 'បញ្ចូលលេខកូដ',
    help: 'បញ្ចូលឈ្មោះចូល និងលេខកូដ 6 ខ្ទង់ដែលបានផ្ញើទៅអ៊ីមែលរបស់អ្នក រួចកំណត់ពាក្យសម្ងាត់ថ្មី។',
    no_code: 'មិនទាន់មានលេខកូដ? ផ្ញើលេខកូដថ្មី',
  },
  survey: {
    help: 'តើអ្នកយល់យ៉ាងណាចំពោះការគ្រប់គ្រងអគារ? មតិត្រូវបានផ្ញើជាមួយឈ្មោះរបស់អ្នក។',
    send: 'ផ្ញើមតិ',
    thanks: 'បានផ្ញើ។ អរគុណសម្រាប់មតិរបស់អ្នក។',
  },
}

/** Words of pages for who is signed out, and of the survey. */
export const words = { vi, en, km } satisfies Record<Language, unknown>
