import { defineLabels } from '../define-labels.ts'
import { audienceHelp } from '../audience-words.ts'
import { audienceWords, channelWords } from '../notice-words.ts'
import { groupNoticeSlip } from './group-notice-slip.ts'

export const groupNoticeSlipLabels = defineLabels(groupNoticeSlip, {
  one: { vi: 'đợt thông báo phí', en: 'notice batch', km: 'វគ្គជូនដំណឹងថ្លៃសេវា' },
  many: { vi: 'Thông báo phí', en: 'Fee notices', km: 'លិខិតជូនដំណឹងថ្លៃសេវា' },
  purpose: {
    vi: 'Mỗi đợt gửi cho từng căn hộ thông báo phí của một tháng, kèm mã QR để thanh toán.',
    en: 'Each batch sends every apartment its fee notice of a month, with a QR code to pay by.',
    km: 'វគ្គនីមួយៗផ្ញើលិខិតជូនដំណឹងថ្លៃសេវាប្រចាំខែទៅអាផាតមិននីមួយៗ ជាមួយកូដ QR សម្រាប់បង់ប្រាក់។',
  },
  create: { vi: 'Lập thông báo phí', en: 'Prepare fee notices', km: 'រៀបចំលិខិតជូនដំណឹង' },
  fields: {
    kind: { vi: 'Loại', en: 'Kind', km: 'ប្រភេទ' },
    collect_on: { vi: 'Hạn nộp', en: 'Due date', km: 'ថ្ងៃផុតកំណត់' },
    template_id: { vi: 'Mẫu thông báo', en: 'Template', km: 'គំរូលិខិត' },
    include_qr: { vi: 'Kèm mã QR', en: 'Include QR code', km: 'មានកូដ QR' },
    exclude_old_debt: { vi: 'Không tính nợ cũ', en: 'Exclude old debt', km: 'មិនរួមបំណុលចាស់' },
    audience: { vi: 'Gửi cho', en: 'Send to', km: 'ផ្ញើទៅ' },
    channels: { vi: 'Cách gửi', en: 'Send by', km: 'វិធីផ្ញើ' },
    note: { vi: 'Lời nhắn', en: 'Message', km: 'សារ' },
    total_notice_slips: { vi: 'Số thông báo', en: 'Notices', km: 'ចំនួនលិខិត' },
    due: { vi: 'Tổng phải thu', en: 'Total due', km: 'សរុបត្រូវបង់' },
    reached: { vi: 'Đã đến', en: 'Reached', km: 'បានដល់' },
    sent: { vi: 'Đã gửi đi', en: 'Sent', km: 'បានផ្ញើ' },
    queued: { vi: 'Trong hộp thư đi', en: 'In the outbox', km: 'ក្នុងប្រអប់ចេញ' },
    not_reached: { vi: 'Chưa đến', en: 'Not reached', km: 'មិនបានដល់' },
    total: { vi: 'Cần xử lý', en: 'To process', km: 'ត្រូវដំណើរការ' },
    done: { vi: 'Đã xử lý', en: 'Processed', km: 'បានដំណើរការ' },
    sent_at: { vi: 'Gửi xong lúc', en: 'Finished at', km: 'ផ្ញើចប់នៅ' },
    problem: { vi: 'Sự cố', en: 'Problem', km: 'បញ្ហា' },
    notice_slips: { vi: 'Thông báo từng căn hộ', en: 'Notices by apartment', km: 'លិខិតតាមអាផាតមិន' },
  },
  help: {
    ...audienceHelp,
    name: {
      vi: 'Để trống để đặt tên theo tháng.',
      en: 'Leave empty to name it by month.',
      km: 'ទុកទទេ៖ ដាក់ឈ្មោះតាមខែ។',
    },
    kind: {
      vi: 'Khoản đóng quỹ bảo trì được thông báo riêng, vì nộp vào tài khoản của quỹ. Thông báo phí và nhắc nợ không gồm khoản này.',
      en: 'What is owed to the maintenance fund is told apart, since it is paid into the fund’s account; other notices leave it out.',
      km: 'ប្រាក់មូលនិធិថែទាំត្រូវជូនដំណឹងដាច់ដោយឡែក ព្រោះបង់ចូលគណនីមូលនិធិ។ លិខិតផ្សេងមិនរួមប្រាក់នេះទេ។',
    },
    collect_on: {
      vi: 'Hạn nộp in trên thông báo.',
      en: 'The due date that notices show.',
      km: 'ថ្ងៃផុតកំណត់ដែលបង្ហាញលើលិខិត។',
    },
    channels: { vi: 'Chọn ít nhất một cách gửi.', en: 'Choose at least one.', km: 'ជ្រើសយ៉ាងតិចមួយ។' },
    note: { vi: 'In ở cuối mỗi thông báo.', en: 'Printed below each notice.', km: 'បោះពុម្ពនៅខាងក្រោមលិខិតនីមួយៗ។' },
  },
  options: {
    kind: {
      fees: { vi: 'Thông báo phí', en: 'Fee notice', km: 'លិខិតជូនដំណឹងថ្លៃសេវា' },
      reminder: { vi: 'Nhắc nợ', en: 'Payment reminder', km: 'ការរំលឹកបំណុល' },
      maintenance_fund: {
        vi: 'Thu quỹ bảo trì',
        en: 'Maintenance fund',
        km: 'មូលនិធិថែទាំ',
      },
    },
    audience: audienceWords,
    channels: channelWords,
  },
  states: {
    sending: { vi: 'Đang gửi', en: 'Sending', km: 'កំពុងផ្ញើ' },
  },
  actions: {
    send: { vi: 'Gửi thông báo', en: 'Send notices', km: 'ផ្ញើលិខិត' },
    finish: { vi: 'Gửi xong', en: 'Finish', km: 'ផ្ញើចប់' },
    resend: {
      vi: 'Gửi lại cho nơi chưa đến',
      en: 'Send again where not reached',
      km: 'ផ្ញើម្តងទៀតទៅកន្លែងមិនបានដល់',
    },
  },
})
