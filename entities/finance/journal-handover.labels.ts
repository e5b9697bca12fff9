import { defineLabels } from '../define-labels.ts'
import { journalHandover } from './journal-handover.ts'

export const journalHandoverLabels = defineLabels(journalHandover, {
  one: { vi: 'lần bàn giao sổ', en: 'journal hand-over', km: 'ការប្រគល់ទិន្នានុប្បវត្តិ' },
  many: { vi: 'Bàn giao sổ', en: 'Journal hand-overs', km: 'ការប្រគល់ទិន្នានុប្បវត្តិ' },
  purpose: {
    vi: 'Nhật ký của từng tháng được giao cho phần mềm kế toán: giao một lần, phần phát sinh thêm giao sau, và biết tháng nào đã thay đổi kể từ khi giao.',
    en: 'Each month’s journal as it is given to an accounting program: once, then only what came since. Months that have changed since are marked.',
    km: 'ទិន្នានុប្បវត្តិប្រចាំខែដែលប្រគល់ទៅកម្មវិធីគណនេយ្យ៖ ប្រគល់ម្តង បន្ទាប់មកតែអ្វីដែលកើតថ្មី ហើយខែដែលបានប្រែប្រួលត្រូវបានសម្គាល់។',
  },
  create: { vi: 'Bàn giao sổ', en: 'Hand over the journal', km: 'ប្រគល់ទិន្នានុប្បវត្តិ' },
  fields: {
    name: { vi: 'Lần bàn giao', en: 'Hand-over', km: 'ការប្រគល់' },
    layout: { vi: 'Mẫu tệp', en: 'Layout', km: 'ទម្រង់ឯកសារ' },
    extent: { vi: 'Phạm vi', en: 'Extent', km: 'វិសាលភាព' },
    with_closing: {
      vi: 'Kèm bút toán kết chuyển 911',
      en: 'With closing entries to 911',
      km: 'រួមទាំងការបិទគណនីទៅ 911',
    },
    ordinal: { vi: 'Lần thứ', en: 'Number', km: 'លើកទី' },
    after_link: { vi: 'Sau mắt xích', en: 'After link', km: 'បន្ទាប់ពីតំណ' },
    until_link: { vi: 'Đến mắt xích', en: 'Through link', km: 'រហូតដល់តំណ' },
    entries: { vi: 'Số bút toán', en: 'Entries', km: 'ចំនួនប្រតិបត្តិការ' },
    lines: { vi: 'Số dòng của tệp', en: 'Rows of the file', km: 'ចំនួនជួរក្នុងឯកសារ' },
    amount: {
      vi: 'Tổng phát sinh nợ (bằng có)',
      en: 'Debits, equal to the credits',
      km: 'សរុបឥណពន្ធ (ស្មើឥណទាន)',
    },
    checksum: { vi: 'Mã kiểm tra (SHA-256)', en: 'Checksum (SHA-256)', km: 'លេខផ្ទៀងផ្ទាត់ (SHA-256)' },
    since: {
      vi: 'Bút toán phát sinh sau khi giao',
      en: 'Entries booked since',
      km: 'ប្រតិបត្តិការកើតក្រោយប្រគល់',
    },
    made_by_id: { vi: 'Tài khoản người giao', en: 'Handed over by (account)', km: 'គណនីអ្នកប្រគល់' },
    made_by_name: { vi: 'Người giao', en: 'Handed over by', km: 'អ្នកប្រគល់' },
    made_by_code: { vi: 'Mã người giao', en: 'Handed over by (staff code)', km: 'លេខកូដអ្នកប្រគល់' },
    reason: { vi: 'Lý do rút lại', en: 'Reason for taking it back', km: 'មូលហេតុដកវិញ' },
    taken_back_on: { vi: 'Ngày rút lại', en: 'Taken back on', km: 'ថ្ងៃដកវិញ' },
    taken_back_by_name: { vi: 'Người rút lại', en: 'Taken back by', km: 'អ្នកដកវិញ' },
  },
  help: {
    extent: {
      vi: 'Tháng đã giao thì chỉ giao phần phát sinh thêm. Giao lại toàn bộ khi phần mềm kia đã xóa lần trước.',
      en: 'Of a month that was handed over give only what came since. Give all of it again once the other program has deleted the last one.',
      km: 'ខែដែលបានប្រគល់រួច សូមប្រគល់តែអ្វីដែលកើតថ្មី។ ប្រគល់ទាំងអស់ឡើងវិញ ពេលកម្មវិធីនោះបានលុបលើកមុន។',
    },
    with_closing: {
      vi: 'Thêm vào cuối tháng các dòng kết chuyển doanh thu và chi phí sang 911. Bỏ trống nếu phần mềm kế toán tự kết chuyển.',
      en: 'Adds entries on the month’s last day that close revenue and expenses to 911. Leave it off where the accounting program does so itself.',
      km: 'បន្ថែមនៅថ្ងៃចុងខែនូវការបិទចំណូល និងចំណាយទៅ 911។ ទុកចោលបើកម្មវិធីគណនេយ្យធ្វើដោយខ្លួនឯង។',
    },
  },
  options: {
    layout: {
      lobby: { vi: 'Mẫu của Lobby', en: 'Lobby’s own', km: 'ទម្រង់របស់ Lobby' },
      misa: {
        vi: 'MISA: chứng từ nghiệp vụ khác',
        en: 'MISA: other vouchers',
        km: 'MISA៖ ឯកសារប្រតិបត្តិការផ្សេង',
      },
      fast: { vi: 'FAST: phiếu kế toán', en: 'FAST: general voucher', km: 'FAST៖ ប័ណ្ណគណនេយ្យ' },
    },
    extent: {
      whole: { vi: 'Cả tháng', en: 'The whole month', km: 'ពេញមួយខែ' },
      since: { vi: 'Phần phát sinh thêm', en: 'What came since', km: 'អ្វីដែលកើតក្រោយមក' },
    },
  },
  sections: {
    taking_back: { vi: 'Rút lại', en: 'Taken back', km: 'ការដកវិញ' },
  },
  states: {
    handed_over: { vi: 'Đã giao', en: 'Handed over', km: 'បានប្រគល់' },
    taken_back: { vi: 'Đã rút lại', en: 'Taken back', km: 'បានដកវិញ' },
  },
  actions: {
    take_back: { vi: 'Rút lại', en: 'Take back', km: 'ដកវិញ' },
  },
})
