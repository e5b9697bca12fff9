import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { contract } from './contract.ts'

export const contractLabels = defineLabels(contract, {
  one: { vi: 'hợp đồng', en: 'contract', km: 'កិច្ចសន្យា' },
  many: { vi: 'Hợp đồng', en: 'Contracts', km: 'កិច្ចសន្យា' },
  purpose: {
    vi: 'Hợp đồng của ban quản lý với cư dân và đối tác.',
    en: 'Contracts of the management office with residents and companies.',
    km: 'កិច្ចសន្យារបស់គណៈគ្រប់គ្រងជាមួយអ្នកស្នាក់នៅ និងក្រុមហ៊ុន។',
  },
  fields: {
    template_id: { vi: 'Mẫu hợp đồng', en: 'Template', km: 'គំរូ' },
    value: { vi: 'Giá trị', en: 'Value', km: 'តម្លៃ' },
    tax_percent: { vi: 'Thuế suất', en: 'Tax rate', km: 'អត្រាពន្ធ' },
    deposit: { vi: 'Tiền đặt cọc', en: 'Deposit', km: 'ប្រាក់កក់' },
    warning_days: { vi: 'Báo trước khi hết hạn', en: 'Warning before end date', km: 'ព្រមានមុនផុតកំណត់' },
    confirm_days: { vi: 'Số ngày để xác nhận', en: 'Days to confirm', km: 'រយៈពេលបញ្ជាក់' },
    confirm_by: { vi: 'Xác nhận trước hết ngày', en: 'Last day to confirm', km: 'ថ្ងៃចុងក្រោយបញ្ជាក់' },
    confirmed_at: { vi: 'Bên B xác nhận lúc', en: 'Confirmed by party B', km: 'ភាគី ខ បានបញ្ជាក់នៅ' },
    party_a_name: { vi: 'Bên A: tên', en: 'Party A: name', km: 'ភាគី ក៖ ឈ្មោះ' },
    party_a_address: { vi: 'Bên A: địa chỉ', en: 'Party A: address', km: 'ភាគី ក៖ អាសយដ្ឋាន' },
    party_a_phone: { vi: 'Bên A: điện thoại', en: 'Party A: phone', km: 'ភាគី ក៖ ទូរស័ព្ទ' },
    party_a_email: { vi: 'Bên A: e-mail', en: 'Party A: e-mail', km: 'ភាគី ក៖ អ៊ីមែល' },
    party_a_identifier: {
      vi: 'Bên A: CCCD / mã số thuế',
      en: 'Party A: ID or tax number',
      km: 'ភាគី ក៖ លេខអត្តសញ្ញាណ ឬពន្ធ',
    },
    party_a_representative: {
      vi: 'Bên A: người đại diện',
      en: 'Party A: legal representative',
      km: 'ភាគី ក៖ អ្នកតំណាងស្របច្បាប់',
    },
    party_a_position: { vi: 'Bên A: chức vụ', en: 'Party A: position', km: 'ភាគី ក៖ តួនាទី' },
    party_b_name: { vi: 'Bên B: tên', en: 'Party B: name', km: 'ភាគី ខ៖ ឈ្មោះ' },
    party_b_address: { vi: 'Bên B: địa chỉ', en: 'Party B: address', km: 'ភាគី ខ៖ អាសយដ្ឋាន' },
    party_b_phone: { vi: 'Bên B: điện thoại', en: 'Party B: phone', km: 'ភាគី ខ៖ ទូរស័ព្ទ' },
    party_b_email: { vi: 'Bên B: e-mail', en: 'Party B: e-mail', km: 'ភាគី ខ៖ អ៊ីមែល' },
    party_b_identifier: {
      vi: 'Bên B: CCCD / mã số thuế',
      en: 'Party B: ID or tax number',
      km: 'ភាគី ខ៖ លេខអត្តសញ្ញាណ ឬពន្ធ',
    },
    party_b_representative: {
      vi: 'Bên B: người đại diện',
      en: 'Party B: legal representative',
      km: 'ភាគី ខ៖ អ្នកតំណាងស្របច្បាប់',
    },
    party_b_position: { vi: 'Bên B: chức vụ', en: 'Party B: position', km: 'ភាគី ខ៖ តួនាទី' },
    rental_info: { vi: 'Thông tin cho thuê', en: 'Rental information', km: 'ព័ត៌មានជួល' },
    bank_info: { vi: 'Thông tin ngân hàng', en: 'Bank information', km: 'ព័ត៌មានធនាគារ' },
    terms: { vi: 'Điều khoản', en: 'Terms', km: 'លក្ខខណ្ឌ' },
    custom: { vi: 'Trường bổ sung', en: 'Custom fields', km: 'វាលបន្ថែម' },
    suspend_reason: { vi: 'Lý do tạm ngừng', en: 'Reason for suspension', km: 'មូលហេតុផ្អាក' },
    sent_plan: { vi: 'Kế hoạch lúc gửi', en: 'Payments as it was sent', km: 'ផែនការពេលផ្ញើ' },
    voucher_plans: { vi: 'Kế hoạch thu chi', en: 'Payment schedules', km: 'ផែនការចំណូលចំណាយ' },
  },
  lines: {
    sent_plan: {
      plan: { vi: 'Kế hoạch', en: 'Payment schedule', km: 'ផែនការ' },
      kind: { vi: 'Loại', en: 'Type', km: 'ប្រភេទ' },
      counterparty: { vi: 'Người nộp / nhận', en: 'Payer or recipient', km: 'អ្នកបង់ ឬអ្នកទទួល' },
      currency_code: { vi: 'Tiền tệ', en: 'Currency', km: 'រូបិយប័ណ្ណ' },
      number: { vi: 'Kỳ số', en: 'Number', km: 'លេខគ្រា' },
      from_date: { vi: 'Từ ngày', en: 'From', km: 'ពីថ្ងៃ' },
      to_date: { vi: 'Đến ngày', en: 'To', km: 'ដល់ថ្ងៃ' },
      due_on: { vi: 'Đến hạn', en: 'Due date', km: 'ថ្ងៃកំណត់' },
      amount_before_tax: { vi: 'Trước thuế', en: 'Before tax', km: 'មុនពន្ធ' },
      amount_with_tax: { vi: 'Gồm thuế', en: 'With tax', km: 'រួមពន្ធ' },
    },
  },
  lineOptions: {
    sent_plan: {
      kind: {
        revenue: { vi: 'Thu', en: 'Revenue', km: 'ចំណូល' },
        payment: { vi: 'Chi', en: 'Payment', km: 'ចំណាយ' },
      },
      currency_code: currencyWords,
    },
  },
  help: {
    terms: {
      vi: 'Để trống: lấy điều khoản của mẫu hợp đồng.',
      en: 'Leave empty to begin with the terms of the template.',
      km: 'ទុកទទេ៖ យកលក្ខខណ្ឌពីគំរូកិច្ចសន្យា។',
    },
  },
  sections: {
    money: { vi: 'Giá trị và thanh toán', en: 'Value and payment', km: 'តម្លៃ និងការទូទាត់' },
    party_a: { vi: 'Bên A', en: 'Party A', km: 'ភាគី ក' },
    party_b: { vi: 'Bên B', en: 'Party B', km: 'ភាគី ខ' },
    more: { vi: 'Thông tin thêm', en: 'More information', km: 'ព័ត៌មានបន្ថែម' },
  },
  views: {
    pending: { vi: 'Hợp đồng chờ duyệt', en: 'Pending contracts', km: 'កិច្ចសន្យារង់ចាំ' },
  },
  states: {
    waiting_verification: { vi: 'Chờ khách xác nhận', en: 'Waiting for verification', km: 'រង់ចាំអតិថិជនបញ្ជាក់' },
    verified: { vi: 'Khách đã xác nhận', en: 'Verified', km: 'បានបញ្ជាក់' },
    suspended: { vi: 'Tạm ngừng', en: 'Suspended', km: 'បានផ្អាក' },
    nearly_end: { vi: 'Sắp hết hạn', en: 'Ending soon', km: 'ជិតផុតកំណត់' },
    ended: { vi: 'Đã kết thúc', en: 'Ended', km: 'បានបញ្ចប់' },
  },
  actions: {
    send: { vi: 'Gửi khách xác nhận', en: 'Send for verification', km: 'រង់ចាំបញ្ជាក់' },
    confirm_signed: { vi: 'Ghi nhận khách đã ký', en: 'Confirm signed', km: 'អតិថិជនបានចុះហត្ថលេខា' },
    verify: { vi: 'Khách xác nhận', en: 'Verify', km: 'អតិថិជនបញ្ជាក់' },
    take_back: { vi: 'Rút lại', en: 'Withdraw', km: 'ដកវិញ' },
    suspend: { vi: 'Tạm ngừng', en: 'Suspend', km: 'ផ្អាក' },
    resume: { vi: 'Tiếp tục', en: 'Resume', km: 'បន្ត' },
    near_end: { vi: 'Đánh dấu sắp hết hạn', en: 'Mark as ending soon', km: 'ជិតផុតកំណត់' },
    end: { vi: 'Kết thúc', en: 'End', km: 'បញ្ចប់' },
    send_link: { vi: 'Gửi lại liên kết cho khách', en: 'Send the customer’s link', km: 'ផ្ញើតំណដល់អតិថិជន' },
  },
  done: {
    send_link: {
      vi: 'Đã gửi liên kết đến {{party_b_email}}.',
      en: 'The link was sent to {{party_b_email}}.',
      km: 'បានផ្ញើតំណទៅ {{party_b_email}}។',
    },
  },
})
