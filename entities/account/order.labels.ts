import { defineLabels } from '../define-labels.ts'
import { order } from './order.ts'

export const orderLabels = defineLabels(order, {
  one: { vi: 'đơn hàng', en: 'order', km: 'ការបញ្ជាទិញ' },
  many: { vi: 'Đơn hàng', en: 'Orders', km: 'ការបញ្ជាទិញ' },
  purpose: {
    vi: 'Các gói phân hệ mà tòa nhà đã mua và thời hạn sử dụng.',
    en: 'The modules that the building has bought, and when they expire.',
    km: 'ផ្នែកដែលអគារបានទិញ និងរយៈពេលប្រើប្រាស់។',
  },
  fields: {
    code: { vi: 'Mã đơn hàng', en: 'Order code', km: 'លេខកូដបញ្ជាទិញ' },
    permission_product_codes: { vi: 'Phân hệ', en: 'Modules', km: 'ផ្នែក' },
    end_date: { vi: 'Ngày hết hạn', en: 'End date', km: 'ថ្ងៃផុតកំណត់' },
    months: { vi: 'Số tháng', en: 'Months', km: 'ចំនួនខែ' },
    full_price: { vi: 'Giá chưa giảm', en: 'Price before discount', km: 'តម្លៃមុនបញ្ចុះ' },
    coupon: { vi: 'Mã giảm giá', en: 'Coupon', km: 'លេខកូដបញ្ចុះតម្លៃ' },
    discount: { vi: 'Giảm giá', en: 'Discount', km: 'ការបញ្ចុះតម្លៃ' },
    amount: { vi: 'Số tiền phải trả', en: 'Amount to pay', km: 'ទឹកប្រាក់ត្រូវបង់' },
    used_coupon_id: { vi: 'Mã giảm giá đã dùng', en: 'Coupon used', km: 'គូប៉ុងដែលបានប្រើ' },
    cancel_reason: { vi: 'Lý do hủy', en: 'Reason for cancellation', km: 'មូលហេតុបោះបង់' },
  },
  help: {
    payment_status: {
      vi: 'Đã thanh toán khi các phiếu chi đã duyệt cho đơn hàng này đủ số tiền phải trả.',
      en: 'Paid once approved payment vouchers for this order come to the amount to pay.',
      km: 'បានទូទាត់ នៅពេលប័ណ្ណចំណាយដែលបានអនុម័តសម្រាប់ការបញ្ជាទិញនេះ គ្រប់ចំនួនត្រូវបង់។',
    },
    months: {
      vi: 'Tháng lẻ được tính tròn một tháng.',
      en: 'A part of a month counts as a full month.',
      km: 'ខែដែលបានចាប់ផ្តើម រាប់ជាមួយខែ។',
    },
    end_date: {
      vi: 'Sau ngày này tòa nhà bị hạn chế sử dụng cho đến khi gia hạn.',
      en: 'After this date, access to the building is restricted until the order is renewed.',
      km: 'ក្រោយថ្ងៃនេះ អគារត្រូវបានកម្រិតការប្រើប្រាស់រហូតដល់បន្តសុពលភាព។',
    },
  },
  options: {
    permission_product_codes: {
      ql: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
      vh: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
      tc: { vi: 'Thu chi', en: 'Revenue and expenditure', km: 'ចំណូល និងចំណាយ' },
      account: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
    },
    payment_status: {
      unpaid: { vi: 'Chưa thanh toán', en: 'Unpaid', km: 'មិនទាន់បង់' },
      paid: { vi: 'Đã thanh toán', en: 'Paid', km: 'បានបង់' },
    },
  },
  states: {
    complete: { vi: 'Hoàn tất', en: 'Complete', km: 'បានបញ្ចប់' },
  },
  actions: {
    submit: { vi: 'Gửi duyệt', en: 'Submit', km: 'ដាក់ស្នើ' },
    complete: { vi: 'Duyệt hoàn tất', en: 'Complete', km: 'អនុម័តបញ្ចប់' },
  },
})
