import { defineLabels } from '../define-labels.ts'
import { utilityBooking } from './utility-booking.ts'

export const utilityBookingLabels = defineLabels(utilityBooking, {
  vi: {
    one: 'lượt đặt tiện ích',
    many: 'Đặt chỗ tiện ích',
    purpose: 'Ai đặt tiện ích nào, ngày giờ nào.',
    fields: {
      utility_id: 'Tiện ích',
      date: 'Ngày sử dụng',
      from_time: 'Từ',
      to_time: 'Đến',
      people_count: 'Số người',
      is_exclusive: 'Dùng riêng',
      paid_without_receipt: 'Đã trả, không có phiếu thu',
      fee_id: 'Khoản phí đã ghi nợ',
    },
    options: {
      payment_status: {
        unpaid: 'Chưa thanh toán',
        paid: 'Đã thanh toán',
      },
    },
    state: 'Trạng thái',
    states: {
      pending: 'Chờ xác nhận',
      confirmed: 'Đã xác nhận',
      complete: 'Hoàn thành',
    },
    actions: {
      accept: 'Tiếp nhận',
      confirm: 'Xác nhận',
      complete: 'Hoàn thành',
      charge: 'Ghi nợ căn hộ',
      call_off: 'Hủy',
    },
  },
  en: {
    one: 'amenity booking',
    many: 'Amenity bookings',
    purpose: 'Who has booked which amenity, and when.',
    fields: {
      utility_id: 'Amenity',
      date: 'Date',
      from_time: 'From',
      to_time: 'To',
      people_count: 'Number of people',
      is_exclusive: 'Alone in the place',
      paid_without_receipt: 'Paid without a receipt',
      fee_id: 'Charged as',
    },
    options: {
      payment_status: {
        unpaid: 'Unpaid',
        paid: 'Paid',
      },
    },
    state: 'Status',
    states: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      complete: 'Complete',
    },
    actions: {
      accept: 'Accept',
      confirm: 'Confirm',
      complete: 'Complete',
      charge: 'Charge the apartment',
      call_off: 'Cancel',
    },
  },
  km: {
    one: 'ការកក់បរិក្ខាររួម',
    many: 'ការកក់បរិក្ខាររួម',
    purpose: 'អ្នកណាកក់កន្លែងណា ពេលណា។',
    fields: {
      utility_id: 'បរិក្ខាររួម',
      date: 'កាលបរិច្ឆេទ',
      from_time: 'ចាប់ពី',
      to_time: 'ដល់',
      people_count: 'ចំនួនមនុស្ស',
      is_exclusive: 'ប្រើតែម្នាក់ឯង',
      paid_without_receipt: 'បានបង់ ដោយគ្មានបង្កាន់ដៃ',
      fee_id: 'បានកត់បំណុលជា',
    },
    options: {
      payment_status: {
        unpaid: 'មិនទាន់បង់',
        paid: 'បានបង់',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      pending: 'កំពុងពិនិត្យ',
      confirmed: 'បានបញ្ជាក់',
      complete: 'បានបញ្ចប់',
    },
    actions: {
      accept: 'ទទួល',
      confirm: 'បញ្ជាក់',
      complete: 'បញ្ចប់',
      charge: 'កត់បំណុលអាផាតមិន',
      call_off: 'បោះបង់',
    },
  },
})
