import { defineLabels } from '../define-labels.ts'
import { residentInvitation } from './resident-invitation.ts'

export const residentInvitationLabels = defineLabels(residentInvitation, {
  one: { vi: 'lời mời vào ứng dụng', en: 'app invitation', km: 'ការអញ្ជើញចូលកម្មវិធី' },
  many: { vi: 'Lời mời vào ứng dụng', en: 'App invitations', km: 'ការអញ្ជើញចូលកម្មវិធី' },
  purpose: {
    vi: 'Mã để cư dân vào ứng dụng: ai được mời, bằng cách nào, còn hạn đến khi nào và đã dùng chưa.',
    en: 'The codes with which residents come into their app: who was invited, how, until when, and whether it was used.',
    km: 'លេខកូដដែលអ្នកស្នាក់នៅប្រើចូលកម្មវិធី៖ អញ្ជើញអ្នកណា តាមវិធីណា មានសុពលភាពដល់ពេលណា និងបានប្រើឬនៅ។',
  },
  fields: {
    round_id: { vi: 'Đợt mời', en: 'Sending', km: 'វគ្គអញ្ជើញ' },
    kind: { vi: 'Loại', en: 'Kind', km: 'ប្រភេទ' },
    channel: { vi: 'Cách gửi', en: 'Sent by', km: 'វិធីផ្ញើ' },
    code_end: { vi: 'Hai ký tự cuối của mã', en: 'Last two signs of the code', km: 'តួពីរចុងក្រោយនៃលេខកូដ' },
    expires_at: { vi: 'Có hiệu lực đến', en: 'Valid until', km: 'មានសុពលភាពដល់' },
    uses: { vi: 'Số người vào được', en: 'Good for (people)', km: 'ប្រើបានសម្រាប់ (នាក់)' },
    uses_left: { vi: 'Còn lại', en: 'Left', km: 'នៅសល់' },
    wrong_persons: { vi: 'Số lần sai người', en: 'Wrong persons', km: 'ចំនួនដងខុសមនុស្ស' },
    delivery: { vi: 'Gửi tin', en: 'Message', km: 'ការផ្ញើសារ' },
    used_at: { vi: 'Dùng lần cuối lúc', en: 'Last used', km: 'ប្រើចុងក្រោយនៅ' },
  },
  options: {
    kind: {
      personal: { vi: 'Gửi riêng', en: 'Personal', km: 'ផ្ញើផ្ទាល់ខ្លួន' },
      letter: { vi: 'Thư giấy', en: 'Letter', km: 'លិខិត' },
      householder: { vi: 'Chủ hộ mời', en: 'By the householder', km: 'មេគ្រួសារអញ្ជើញ' },
      desk: { vi: 'Tại quầy', en: 'At the desk', km: 'នៅតុ' },
    },
    channel: {
      email: { vi: 'E-mail', en: 'E-mail', km: 'អ៊ីមែល' },
      sms: { vi: 'Tin nhắn SMS', en: 'SMS', km: 'សារ SMS' },
      paper: { vi: 'Giấy', en: 'Paper', km: 'ក្រដាស' },
      link: { vi: 'Liên kết', en: 'Link', km: 'តំណ' },
      screen: { vi: 'Mã QR trên màn hình', en: 'QR code on the screen', km: 'កូដ QR លើអេក្រង់' },
    },
    delivery: {
      queued: { vi: 'Trong hộp thư đi', en: 'In the outbox', km: 'ក្នុងប្រអប់ចេញ' },
      sent: { vi: 'Đã gửi', en: 'Sent', km: 'បានផ្ញើ' },
      failed: { vi: 'Gửi lỗi', en: 'Failed', km: 'ផ្ញើមិនបាន' },
    },
  },
  states: {
    waiting: { vi: 'Còn hiệu lực', en: 'Open', km: 'នៅមានសុពលភាព' },
    used: { vi: 'Đã dùng', en: 'Used', km: 'បានប្រើ' },
    revoked: { vi: 'Đã thu hồi', en: 'Revoked', km: 'បានដកវិញ' },
    expired: { vi: 'Hết hạn', en: 'Expired', km: 'ផុតកំណត់' },
    blocked: { vi: 'Bị khóa', en: 'Blocked', km: 'បានទប់ស្កាត់' },
  },
  actions: {
    revoke: { vi: 'Thu hồi', en: 'Revoke', km: 'ដកវិញ' },
    use: { vi: 'Vào ứng dụng', en: 'Come in', km: 'ចូលកម្មវិធី' },
    block: { vi: 'Khóa', en: 'Block', km: 'ទប់ស្កាត់' },
    expire: { vi: 'Hết hạn', en: 'Expire', km: 'ផុតកំណត់' },
  },
  plural: { en: 'invitations' },
})
