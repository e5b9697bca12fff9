import { audienceHelp, targetWords } from '../audience-words.ts'
import { defineLabels } from '../define-labels.ts'
import { invitationRound } from './invitation-round.ts'

export const invitationRoundLabels = defineLabels(invitationRound, {
  one: { vi: 'đợt mời cư dân', en: 'sending of invitations', km: 'វគ្គអញ្ជើញអ្នកស្នាក់នៅ' },
  many: { vi: 'Mời cư dân dùng ứng dụng', en: 'Invite residents', km: 'អញ្ជើញអ្នកស្នាក់នៅ' },
  purpose: {
    vi: 'Mỗi đợt mời những người trưởng thành đang ở mà chưa dùng ứng dụng: qua e-mail, tin nhắn, hoặc thư giấy cho từng căn hộ.',
    en: 'Each sending invites the adults who live here and have not come in yet: by e-mail, SMS, or a printed letter for each apartment.',
    km: 'វគ្គនីមួយៗអញ្ជើញមនុស្សពេញវ័យដែលស្នាក់នៅ ហើយមិនទាន់ប្រើកម្មវិធី៖ តាមអ៊ីមែល សារ ឬលិខិតសម្រាប់អាផាតមិននីមួយៗ។',
  },
  create: { vi: 'Mời cư dân', en: 'Invite residents', km: 'អញ្ជើញអ្នកស្នាក់នៅ' },
  fields: {
    name: { vi: 'Tên đợt', en: 'Name', km: 'ឈ្មោះវគ្គ' },
    audience: { vi: 'Mời ai', en: 'Whom', km: 'អញ្ជើញអ្នកណា' },
    residents: { vi: 'Cư dân', en: 'Residents', km: 'អ្នកស្នាក់នៅ' },
    ways: { vi: 'Cách mời, theo thứ tự ưu tiên', en: 'Ways, in this order', km: 'វិធី តាមលំដាប់អាទិភាព' },
    remind: { vi: 'Nhắc lại', en: 'Remind', km: 'រំលឹក' },
    invited: { vi: 'Người được mời riêng', en: 'Invited in person', km: 'អញ្ជើញផ្ទាល់ខ្លួន' },
    letters: { vi: 'Thư giấy', en: 'Letters', km: 'លិខិត' },
    not_sent: { vi: 'Gửi lỗi', en: 'Not sent', km: 'ផ្ញើមិនបាន' },
    joined: { vi: 'Đã vào ứng dụng', en: 'Came in', km: 'បានចូលកម្មវិធី' },
    total: { vi: 'Căn hộ cần xử lý', en: 'Apartments to process', km: 'អាផាតមិនត្រូវដំណើរការ' },
    done: { vi: 'Căn hộ đã xử lý', en: 'Apartments processed', km: 'អាផាតមិនបានដំណើរការ' },
    began_at: { vi: 'Bắt đầu lúc', en: 'Began at', km: 'ចាប់ផ្តើមនៅ' },
    sent_at: { vi: 'Xong lúc', en: 'Finished at', km: 'ចប់នៅ' },
    reminders: { vi: 'Số lần đã nhắc', en: 'Reminders sent', km: 'ចំនួនដងបានរំលឹក' },
    problem: { vi: 'Sự cố', en: 'Problem', km: 'បញ្ហា' },
    invitations: { vi: 'Lời mời', en: 'Invitations', km: 'ការអញ្ជើញ' },
  },
  help: {
    ...audienceHelp,
    name: {
      vi: 'Để trống để đặt tên theo ngày.',
      en: 'Leave empty to name it by day.',
      km: 'ទុកទទេ៖ ដាក់ឈ្មោះតាមថ្ងៃ។',
    },
    ways: {
      vi: 'Mỗi người được mời bằng cách đầu tiên liên lạc được. Ai không có e-mail và số điện thoại thì nhận thư giấy của căn hộ, nếu chọn thư giấy.',
      en: 'Each person is invited in the first way that reaches them. Whoever has neither e-mail nor phone is reached by the letter to their apartment, if letters are chosen.',
      km: 'មនុស្សម្នាក់ៗត្រូវបានអញ្ជើញតាមវិធីដំបូងដែលទាក់ទងបាន។ អ្នកគ្មានអ៊ីមែល និងទូរស័ព្ទទទួលលិខិតរបស់អាផាតមិន បើជ្រើសលិខិត។',
    },
    remind: {
      vi: 'Gửi lại e-mail và tin nhắn sau 7 và 21 ngày cho người chưa vào.',
      en: 'E-mails and SMS are sent again after 7 and 21 days to those who have not come in.',
      km: 'ផ្ញើអ៊ីមែល និងសារម្តងទៀតក្រោយ 7 និង 21 ថ្ងៃ ទៅអ្នកដែលមិនទាន់ចូល។',
    },
  },
  options: {
    audience: {
      vi: { ...targetWords.vi, all: 'Cả tòa nhà', residents: 'Theo cư dân' },
      en: { ...targetWords.en, all: 'The whole building', residents: 'Some residents' },
      km: { ...targetWords.km, all: 'អាគារទាំងមូល', residents: 'តាមអ្នកស្នាក់នៅ' },
    },
    ways: {
      email: { vi: 'E-mail', en: 'E-mail', km: 'អ៊ីមែល' },
      sms: { vi: 'Tin nhắn SMS', en: 'SMS', km: 'សារ SMS' },
      letter: { vi: 'Thư giấy', en: 'Printed letter', km: 'លិខិតបោះពុម្ព' },
    },
  },
  states: {
    sending: { vi: 'Đang gửi', en: 'Sending', km: 'កំពុងផ្ញើ' },
  },
  actions: {
    send: { vi: 'Gửi lời mời', en: 'Send invitations', km: 'ផ្ញើការអញ្ជើញ' },
    finish: { vi: 'Gửi xong', en: 'Finish', km: 'ផ្ញើចប់' },
    remind_again: { vi: 'Nhắc lại', en: 'Remind', km: 'រំលឹក' },
  },
  plural: { en: 'sendings' },
})
