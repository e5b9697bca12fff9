import type { Labels } from '#core/labels.ts'
import type { utilityBooking } from './utility-booking.ts'

export const utilityBookingLabels = {
  vi: {
    one: 'lượt đặt tiện ích',
    many: 'Đặt chỗ tiện ích',
    purpose: 'Ai đặt tiện ích nào, ngày giờ nào.',
    fields: {
      code: 'Mã',
      utility_id: 'Tiện ích',
      apartment_id: 'Căn hộ',
      resident_id: 'Cư dân',
      date: 'Ngày sử dụng',
      from_time: 'Từ',
      to_time: 'Đến',
      people_count: 'Số người',
      price: 'Giá',
      payment_status: 'Thanh toán',
      cancel_reason: 'Lý do hủy',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
      payment: 'Thanh toán',
    },
    options: {
      payment_status: {
        unpaid: 'Chưa thanh toán',
        paid: 'Đã thanh toán',
      },
    },
    state: 'Trạng thái',
    states: {
      new: 'Mới',
      pending: 'Chờ xác nhận',
      confirmed: 'Đã xác nhận',
      complete: 'Hoàn thành',
      cancel: 'Đã hủy',
    },
    actions: {
      accept: 'Tiếp nhận',
      confirm: 'Xác nhận',
      complete: 'Hoàn thành',
      call_off: 'Hủy',
    },
  },
  en: {
    one: 'utility booking',
    many: 'Utility bookings',
    purpose: 'Who has booked which utility, and when.',
    fields: {
      code: 'Code',
      utility_id: 'Utility',
      apartment_id: 'Apartment',
      resident_id: 'Resident',
      date: 'Date',
      from_time: 'From',
      to_time: 'To',
      people_count: 'Number of people',
      price: 'Price',
      payment_status: 'Payment',
      cancel_reason: 'Reason for cancelling',
      note: 'Note',
    },
    sections: {
      general: 'General',
      payment: 'Payment',
    },
    options: {
      payment_status: {
        unpaid: 'Unpaid',
        paid: 'Paid',
      },
    },
    state: 'Status',
    states: {
      new: 'New',
      pending: 'Pending',
      confirmed: 'Confirmed',
      complete: 'Complete',
      cancel: 'Cancelled',
    },
    actions: {
      accept: 'Accept',
      confirm: 'Confirm',
      complete: 'Complete',
      call_off: 'Cancel',
    },
  },
  km: {
    one: 'ការកក់សេវាសាធារណៈ',
    many: 'ការកក់សេវាសាធារណៈ',
    purpose: 'អ្នកណាកក់កន្លែងណា ពេលណា។',
    fields: {
      code: 'លេខកូដ',
      utility_id: 'សេវាសាធារណៈ',
      apartment_id: 'អាផាតមិន',
      resident_id: 'អ្នកស្នាក់នៅ',
      date: 'កាលបរិច្ឆេទ',
      from_time: 'ចាប់ពី',
      to_time: 'ដល់',
      people_count: 'ចំនួនមនុស្ស',
      price: 'តម្លៃ',
      payment_status: 'ការទូទាត់',
      cancel_reason: 'មូលហេតុបោះបង់',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      payment: 'ការទូទាត់',
    },
    options: {
      payment_status: {
        unpaid: 'មិនទាន់បង់',
        paid: 'បានបង់',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      new: 'ថ្មី',
      pending: 'កំពុងពិនិត្យ',
      confirmed: 'បានបញ្ជាក់',
      complete: 'បានបញ្ចប់',
      cancel: 'បានបោះបង់',
    },
    actions: {
      accept: 'ទទួល',
      confirm: 'បញ្ជាក់',
      complete: 'បញ្ចប់',
      call_off: 'បោះបង់',
    },
  },
} satisfies Labels<typeof utilityBooking>
