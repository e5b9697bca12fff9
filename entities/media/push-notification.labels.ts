import { defineLabels } from '../define-labels.ts'
import { audienceHelp, targetWords } from '../audience-words.ts'
import { pushTypeWords } from '../push-words.ts'
import { pushNotification } from './push-notification.ts'

export const pushNotificationLabels = defineLabels(pushNotification, {
  one: { vi: 'thông báo đẩy', en: 'push notification', km: 'ការជូនដំណឹង' },
  many: { vi: 'Thông báo đẩy', en: 'Push notifications', km: 'ការជូនដំណឹង' },
  purpose: {
    vi: 'Tin nhắn gửi tới tài khoản cư dân, ngay hoặc vào giờ đã hẹn.',
    en: 'Messages to residents’ accounts, now or at a set time.',
    km: 'សារទៅគណនីអ្នកស្នាក់នៅ ភ្លាមៗ ឬតាមពេលកំណត់។',
  },
  create: { vi: 'Soạn thông báo đẩy', en: 'Write a push notification', km: 'សរសេរការជូនដំណឹង' },
  fields: {
    by_email: {
      vi: 'Gửi e-mail cho người chưa có tài khoản',
      en: 'E-mail those without an account',
      km: 'ផ្ញើអ៊ីមែលទៅអ្នកគ្មានគណនី',
    },
    scheduled_at: { vi: 'Hẹn gửi', en: 'Scheduled at', km: 'កំណត់ពេលផ្ញើ' },
    sent_at: { vi: 'Đã gửi lúc', en: 'Sent at', km: 'ផ្ញើនៅ' },
    sent_by_id: { vi: 'Người gửi', en: 'Sent by', km: 'អ្នកផ្ញើ' },
    total: { vi: 'Cần gửi', en: 'To send', km: 'ត្រូវផ្ញើ' },
    sent_count: { vi: 'Đã đến', en: 'Reached', km: 'បានដល់' },
    failed_count: { vi: 'Chưa đến', en: 'Not reached', km: 'មិនបានដល់' },
    problem: { vi: 'Sự cố', en: 'Problem', km: 'បញ្ហា' },
    recipients: { vi: 'Người nhận', en: 'Recipients', km: 'អ្នកទទួល' },
  },
  help: {
    topic_id: {
      vi: 'Chọn chủ đề để điền sẵn loại, tiêu đề, nội dung và người nhận; sau đó vẫn sửa được.',
      en: 'A topic fills in type, title, content and recipients, which can still be changed.',
      km: 'ប្រធានបទបំពេញប្រភេទ ចំណងជើង ខ្លឹមសារ និងអ្នកទទួល ដែលនៅតែអាចកែបាន។',
    },
    ...audienceHelp,
    by_email: {
      vi: 'Ai chưa có hoặc bị khóa tài khoản sẽ nhận qua e-mail trong hồ sơ, nếu có.',
      en: 'Whoever has no account, or a disabled one, gets it at their e-mail addresses on record.',
      km: 'អ្នកគ្មានគណនី ឬគណនីត្រូវបានចាក់សោ ទទួលតាមអ៊ីមែលក្នុងប្រវត្តិរូប ប្រសិនបើមាន។',
    },
    link: {
      vi: 'Trang mở ra khi bấm vào tin, bắt đầu bằng dấu /, ví dụ /public/notification/12.',
      en: 'The page that the message leads to, beginning with /, such as /public/notification/12.',
      km: 'ទំព័រដែលបើកពេលចុចលើសារ ចាប់ផ្តើមដោយ / ឧទាហរណ៍ /public/notification/12។',
    },
  },
  views: {
    history: { vi: 'Lịch sử thông báo đẩy', en: 'Push history', km: 'ប្រវត្តិជូនដំណឹង' },
  },
  viewPurposes: {
    history: {
      vi: 'Những gì đã gửi: khi nào, ai gửi, đến bao nhiêu người và chưa đến bao nhiêu người.',
      en: 'What was sent: when, by whom, how many it reached and how many it did not.',
      km: 'អ្វីដែលបានផ្ញើ៖ ពេលណា អ្នកណាផ្ញើ ដល់ប៉ុន្មាននាក់ និងមិនដល់ប៉ុន្មាននាក់។',
    },
  },
  options: { type: pushTypeWords, target: targetWords },
  states: {
    scheduled: { vi: 'Đã hẹn giờ', en: 'Scheduled', km: 'បានកំណត់ពេល' },
    sending: { vi: 'Đang gửi', en: 'Sending', km: 'កំពុងផ្ញើ' },
    failed: { vi: 'Gửi lỗi', en: 'Failed', km: 'បរាជ័យ' },
  },
  actions: {
    send: { vi: 'Gửi ngay', en: 'Send now', km: 'ផ្ញើឥឡូវ' },
    schedule: { vi: 'Hẹn giờ gửi', en: 'Schedule', km: 'កំណត់ពេលផ្ញើ' },
    cancel: { vi: 'Hủy hẹn giờ', en: 'Cancel the schedule', km: 'បោះបង់ការកំណត់ពេល' },
    start: { vi: 'Đến giờ gửi', en: 'Start', km: 'ចាប់ផ្តើមផ្ញើ' },
    finish: { vi: 'Gửi xong', en: 'Finish', km: 'ផ្ញើចប់' },
    fail: { vi: 'Gửi lỗi', en: 'Fail', km: 'បរាជ័យ' },
  },
})
