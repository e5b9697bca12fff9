import type { Language } from '#core/language.ts'

const vi = {
  contents: 'Nội dung sẽ giao',
  files: 'Tệp bàn giao',
  load_failed: 'Không tải được nội dung bàn giao',
  counted: '{{entries}} bút toán, {{lines}} dòng sổ, tổng phát sinh {{amount}}.',
  last: 'Lần giao gần nhất: {{name}}, {{by}}, {{at}}. Phát sinh thêm từ đó: {{since}} bút toán.',
  again:
    'Tháng này đã giao ({{name}}). Giao lại cả tháng thì phần mềm kia phải xóa lần trước; nếu không, hãy chọn phần phát sinh thêm.',
  nothing_before: 'Tháng này chưa giao lần nào theo mẫu này: hãy giao cả tháng.',
  not_closed: 'Tháng này chưa khóa sổ: còn có thể phát sinh thêm bút toán sau khi giao.',
  foreign: 'Mẫu tệp này chỉ dành cho sổ bằng đồng Việt Nam.',
  uncoded: 'Chưa có số hiệu tài khoản: {{postings}}. Hãy khai báo ở mục Tài khoản kế toán trước khi giao.',
  changed: 'Đã có {{total}} bút toán phát sinh trong tháng kể từ lần giao này. Hãy giao phần phát sinh thêm.',
  as_of:
    'Cột của mẫu này được ghi lại ngày {{day}} từ các chương trình đọc hoặc ghi tệp đó. Hãy so với tệp mẫu của phần mềm kế toán trước lần nhập đầu tiên; nhập danh mục trước, bút toán sau.',
  taking_back:
    'Lần giao này sẽ coi như chưa giao: hãy xóa nó trong phần mềm kế toán. Có thể giao lại tháng này sau đó.',
  parts: {
    journal: 'Bút toán',
    accounts: 'Danh mục tài khoản',
    objects: 'Danh mục đối tượng',
    openings: 'Số dư đầu kỳ',
  },
}
const en: typeof vi = {
  contents: 'What will be handed over',
  files: 'Files',
  load_failed: 'The hand-over could not be loaded',
  counted: 'Entries: {{entries}}, lines of the books: {{lines}}, debits in all {{amount}}.',
  last: 'Last hand-over: {{name}}, {{by}}, {{at}}. Entries booked since: {{since}}.',
  again:
    'This month was handed over ({{name}}). Before all of it is given again the other program must delete the last one; otherwise choose what came since.',
  nothing_before: 'This month was not handed over in this layout yet. Hand over the whole month.',
  not_closed: 'The books of this month are not closed, so more may be booked after the hand-over.',
  foreign: 'This layout is for books in Vietnamese đồng.',
  uncoded: 'Without an account code: {{postings}}. Add the codes under Chart of accounts first.',
  changed: 'Entries booked in the month since this hand-over: {{total}}. Hand over what came since.',
  as_of:
    'The columns of this layout were taken down on {{day}} from programs that read or write such files. Compare them with your accounting program’s own sample before the first import. Import the lists first, then the entries.',
  taking_back:
    'The hand-over will count as not made. Delete it in the accounting program too. The month can be handed over again afterwards.',
  parts: {
    journal: 'Entries',
    accounts: 'Accounts',
    objects: 'Objects',
    openings: 'Opening balances',
  },
}
const km: typeof vi = {
  contents: 'អ្វីដែលនឹងប្រគល់',
  files: 'ឯកសារ',
  load_failed: 'មិនអាចផ្ទុកការប្រគល់បានទេ',
  counted: '{{entries}} ប្រតិបត្តិការ {{lines}} បន្ទាត់ក្នុងបញ្ជី ឥណពន្ធសរុប {{amount}}។',
  last: 'ការប្រគល់ចុងក្រោយ៖ {{name}}, {{by}}, {{at}}។ ប្រតិបត្តិការកើតក្រោយមក៖ {{since}}។',
  again: 'ខែនេះបានប្រគល់រួចហើយ ({{name}})។ មុនប្រគល់ទាំងអស់ម្តងទៀត កម្មវិធីនោះត្រូវលុបលើកមុន បើមិនដូច្នោះទេ សូមជ្រើសអ្វីដែលកើតក្រោយមក។',
  nothing_before: 'ខែនេះមិនទាន់បានប្រគល់តាមទម្រង់នេះទេ៖ សូមប្រគល់ពេញមួយខែ។',
  not_closed: 'បញ្ជីខែនេះមិនទាន់បិទ៖ អាចមានប្រតិបត្តិការបន្ថែមក្រោយពេលប្រគល់។',
  foreign: 'ទម្រង់នេះសម្រាប់បញ្ជីជាប្រាក់ដុងវៀតណាមប៉ុណ្ណោះ។',
  uncoded: 'គ្មានលេខគណនី៖ {{postings}}។ សូមបន្ថែមលេខក្នុង គណនីគណនេយ្យ ជាមុនសិន។',
  changed: 'មាន {{total}} ប្រតិបត្តិការកើតក្នុងខែក្រោយការប្រគល់នេះ។ សូមប្រគល់អ្វីដែលកើតក្រោយមក។',
  as_of:
    'ជួរឈរនៃទម្រង់នេះត្រូវបានកត់ត្រានៅ {{day}} ពីកម្មវិធីដែលអាន ឬសរសេរឯកសារនោះ។ សូមប្រៀបធៀបជាមួយឯកសារគំរូនៃកម្មវិធីគណនេយ្យ មុននាំចូលលើកដំបូង។ សូមនាំចូលបញ្ជីមុន រួចប្រតិបត្តិការ។',
  taking_back: 'ការប្រគល់នេះនឹងចាត់ទុកថាមិនទាន់ធ្វើ៖ សូមលុបវាក្នុងកម្មវិធីគណនេយ្យដែរ។ ក្រោយមកអាចប្រគល់ខែនេះម្តងទៀត។',
  parts: {
    journal: 'ប្រតិបត្តិការ',
    accounts: 'បញ្ជីគណនី',
    objects: 'បញ្ជីកម្មវត្ថុ',
    openings: 'សមតុល្យដើមគ្រា',
  },
}

export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
