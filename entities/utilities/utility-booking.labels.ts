import { defineLabels } from '../define-labels.ts'
import { ratingWords } from '../rating-words.ts'
import { utilityBooking } from './utility-booking.ts'

export const utilityBookingLabels = defineLabels(utilityBooking, {
  one: { vi: 'lượt đặt tiện ích', en: 'amenity booking', km: 'ការកក់បរិក្ខាររួម' },
  many: { vi: 'Đặt chỗ tiện ích', en: 'Amenity bookings', km: 'ការកក់បរិក្ខាររួម' },
  purpose: {
    vi: 'Ai đặt tiện ích nào, ngày giờ nào.',
    en: 'Who has booked which amenity, and when.',
    km: 'អ្នកណាកក់កន្លែងណា ពេលណា។',
  },
  fields: {
    utility_id: { vi: 'Tiện ích', en: 'Amenity', km: 'បរិក្ខាររួម' },
    date: { vi: 'Ngày sử dụng', en: 'Date', km: 'កាលបរិច្ឆេទ' },
    people_count: { vi: 'Số người', en: 'Number of people', km: 'ចំនួនមនុស្ស' },
    cancel_until: {
      vi: 'Cư dân được hủy đến',
      en: 'Resident may call it off until',
      km: 'អ្នកស្នាក់នៅអាចលុបបានដល់',
    },
    is_exclusive: { vi: 'Dùng riêng', en: 'Alone in the place', km: 'ប្រើតែម្នាក់ឯង' },
    has_own_price: { vi: 'Giá khác bảng giá', en: 'Price differs from the list', km: 'តម្លៃខុសពីតារាងតម្លៃ' },
    deposit: { vi: 'Tiền cọc', en: 'Deposit', km: 'ប្រាក់កក់' },
    deposit_taken: { vi: 'Cọc đã nhận', en: 'Deposit taken', km: 'ប្រាក់កក់ដែលបានទទួល' },
    deposit_held: { vi: 'Cọc đang giữ', en: 'Deposit held', km: 'ប្រាក់កក់ដែលកំពុងរក្សាទុក' },
    deposits: { vi: 'Phiếu đặt cọc', en: 'Deposits', km: 'ប័ណ្ណប្រាក់កក់' },
    fee_id: { vi: 'Khoản phí đã ghi nợ', en: 'Charged as', km: 'បានកត់បំណុលជា' },
  },
  options: {
    payment_status: {
      unpaid: { vi: 'Chưa thanh toán', en: 'Unpaid', km: 'មិនទាន់បង់' },
      paid: { vi: 'Đã thanh toán', en: 'Paid', km: 'បានបង់' },
    },
  },
  states: {
    pending: { vi: 'Chờ xác nhận', en: 'Pending', km: 'កំពុងពិនិត្យ' },
    confirmed: { vi: 'Đã xác nhận', en: 'Confirmed', km: 'បានបញ្ជាក់' },
  },
  actions: {
    accept: { vi: 'Tiếp nhận', en: 'Accept', km: 'ទទួល' },
    confirm: { vi: 'Xác nhận', en: 'Confirm', km: 'បញ្ជាក់' },
    rate: ratingWords.act,
  },
  done: { rate: ratingWords.done },
  inputs: { stars: ratingWords.stars },
})
