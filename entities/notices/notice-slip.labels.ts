import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { channelProblemWords, channelStateWords, paperSizeWords, reachWords } from '../notice-words.ts'
import { noticeSlip } from './notice-slip.ts'

export const noticeSlipLabels = defineLabels(noticeSlip, {
  one: { vi: 'thông báo phí', en: 'fee notice', km: 'លិខិតជូនដំណឹងថ្លៃ' },
  many: { vi: 'Thông báo phí từng căn hộ', en: 'Fee notices by apartment', km: 'លិខិតតាមអាផាតមិន' },
  purpose: {
    vi: 'Thông báo phí của từng căn hộ, với số tiền tại lúc lập, và đã gửi đến đâu.',
    en: 'The fee notice of each apartment, with the figures that it was made with, and how far it got.',
    km: 'លិខិតជូនដំណឹងថ្លៃរបស់អាផាតមិននីមួយៗ ជាមួយចំនួនទឹកប្រាក់ពេលរៀបចំ និងលទ្ធផលនៃការផ្ញើ។',
  },
  fields: {
    group_notice_slip_id: { vi: 'Đợt thông báo', en: 'Batch', km: 'វគ្គជូនដំណឹង' },
    collect_on: { vi: 'Hạn nộp', en: 'Due date', km: 'ថ្ងៃផុតកំណត់' },
    recipient: { vi: 'Người nhận', en: 'Recipient', km: 'អ្នកទទួល' },
    paper_size: { vi: 'Khổ giấy', en: 'Paper size', km: 'ទំហំក្រដាស' },
    amount: { vi: 'Phí trong tháng', en: 'Fees of the month', km: 'ថ្លៃប្រចាំខែ' },
    settled: { vi: 'Đã thu', en: 'Paid', km: 'បានបង់' },
    let_off: { vi: 'Được miễn giảm', en: 'Let off', km: 'បានបញ្ចុះ និងលើកលែង' },
    credit: { vi: 'Tiền thừa', en: 'Credit', km: 'ប្រាក់លើស' },
    due: { vi: 'Phải nộp', en: 'Amount due', km: 'ត្រូវបង់' },
    corrects_on: { vi: 'Thay cho thông báo ngày', en: 'Corrects the notice of', km: 'ជំនួសលិខិតថ្ងៃទី' },
    lines: { vi: 'Các khoản phí', en: 'Fees', km: 'ថ្លៃសេវា' },
    reference: { vi: 'Nội dung chuyển khoản', en: 'Transfer text', km: 'ខ្លឹមសារផ្ទេរប្រាក់' },
    qr_text: { vi: 'Mã QR', en: 'QR code', km: 'កូដ QR' },
    note: { vi: 'Lời nhắn', en: 'Message', km: 'សារ' },
    reach: { vi: 'Kết quả', en: 'Outcome', km: 'លទ្ធផល' },
    notification_state: { vi: 'Thông báo ứng dụng', en: 'In-app notification', km: 'ការជូនដំណឹងក្នុងកម្មវិធី' },
    notification_problem: { vi: 'Lý do (ứng dụng)', en: 'Reason (in-app)', km: 'មូលហេតុ (កម្មវិធី)' },
    email_state: { vi: 'E-mail', en: 'E-mail', km: 'អ៊ីមែល' },
    email_problem: { vi: 'Lý do (e-mail)', en: 'Reason (e-mail)', km: 'មូលហេតុ (អ៊ីមែល)' },
    sms_state: { vi: 'SMS', en: 'SMS', km: 'សារទូរស័ព្ទ' },
    sms_problem: { vi: 'Lý do (SMS)', en: 'Reason (SMS)', km: 'មូលហេតុ (សារ)' },
    sent_at: { vi: 'Gửi lúc', en: 'Sent at', km: 'ផ្ញើនៅ' },
  },
  lines: {
    lines: {
      fee_id: { vi: 'Khoản phí', en: 'Fee', km: 'ថ្លៃសេវា' },
      apartment_code: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
      name: { vi: 'Nội dung', en: 'Description', km: 'ខ្លឹមសារ' },
      fee_type: { vi: 'Nhóm phí', en: 'Fee type', km: 'ប្រភេទថ្លៃ' },
      month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
      old_index: { vi: 'Chỉ số cũ', en: 'Old index', km: 'លេខចាស់' },
      new_index: { vi: 'Chỉ số mới', en: 'New index', km: 'លេខថ្មី' },
      quantity: { vi: 'Số lượng', en: 'Quantity', km: 'បរិមាណ' },
      unit_price: { vi: 'Đơn giá', en: 'Unit price', km: 'តម្លៃឯកតា' },
      amount: { vi: 'Số tiền', en: 'Amount', km: 'ទឹកប្រាក់' },
      settled: { vi: 'Đã thu', en: 'Paid', km: 'បានបង់' },
      let_off: { vi: 'Được miễn giảm', en: 'Let off', km: 'បានបញ្ចុះ និងលើកលែង' },
    },
  },
  lineOptions: {
    lines: {
      fee_type: feeTypeWords,
    },
  },
  sections: {
    sending: { vi: 'Việc gửi', en: 'Sending', km: 'ការផ្ញើ' },
  },
  views: {
    not_reached: { vi: 'Thông báo chưa đến', en: 'Notices not delivered', km: 'លិខិតមិនបានដល់' },
  },
  viewPurposes: {
    not_reached: {
      vi: 'Các căn hộ chưa nhận được thông báo phí, và lý do.',
      en: 'Apartments that no notice has reached, and why.',
      km: 'អាផាតមិនដែលលិខិតមិនបានដល់ និងមូលហេតុ។',
    },
  },
  options: {
    paper_size: { vi: paperSizeWords, en: paperSizeWords, km: paperSizeWords },
    reach: reachWords,
    notification_state: channelStateWords,
    notification_problem: channelProblemWords,
    email_state: channelStateWords,
    email_problem: channelProblemWords,
    sms_state: channelStateWords,
    sms_problem: channelProblemWords,
  },
})
