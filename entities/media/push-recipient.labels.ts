import { defineLabels } from '../define-labels.ts'
import { pushOutcomeWords } from '../push-words.ts'
import { pushRecipient } from './push-recipient.ts'

export const pushRecipientLabels = defineLabels(pushRecipient, {
  one: { vi: 'người nhận thông báo đẩy', en: 'push recipient', km: 'អ្នកទទួលការជូនដំណឹង' },
  many: { vi: 'Người nhận thông báo đẩy', en: 'Push recipients', km: 'អ្នកទទួលការជូនដំណឹង' },
  purpose: {
    vi: 'Mỗi thông báo đẩy gửi cho ai, đã đến chưa và vì sao chưa đến.',
    en: 'Whom each push notification was for, whether it reached them, and why not.',
    km: 'ការជូនដំណឹងនីមួយៗសម្រាប់អ្នកណា បានដល់ឬនៅ និងមូលហេតុ។',
  },
  fields: {
    push_notification_id: { vi: 'Thông báo đẩy', en: 'Push notification', km: 'ការជូនដំណឹង' },
    recipient: { vi: 'Người nhận', en: 'Recipient', km: 'អ្នកទទួល' },
    outcome: { vi: 'Kết quả', en: 'Outcome', km: 'លទ្ធផល' },
  },
  views: {
    not_reached: { vi: 'Cư dân chưa nhận được', en: 'Residents not reached', km: 'អ្នកស្នាក់នៅមិនបានទទួល' },
  },
  viewPurposes: {
    not_reached: {
      vi: 'Những cư dân mà thông báo đẩy không đến được, và lý do.',
      en: 'Residents whom a push notification did not reach, and why.',
      km: 'អ្នកស្នាក់នៅដែលការជូនដំណឹងមិនបានដល់ និងមូលហេតុ។',
    },
  },
  options: { outcome: pushOutcomeWords },
})
