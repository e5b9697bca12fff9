import type { Labels } from '#core/labels.ts'
import type { serviceBooking } from './service-booking.ts'

export const serviceBookingLabels = {
  vi: {
    one: 'đơn đặt dịch vụ',
    many: 'Đặt dịch vụ',
    purpose: 'Đơn đặt dịch vụ của các căn hộ.',
    fields: {
      code: 'Mã',
      date: 'Ngày đặt',
      apartment_id: 'Căn hộ',
      customer_id: 'Cư dân đặt',
      customer_name: 'Khách hàng',
      customer_phone: 'Điện thoại',
      provider_id: 'Nhà cung cấp',
      scheduled_at: 'Hẹn thực hiện',
      services: 'Dịch vụ',
      total: 'Tổng tiền',
      payment_status: 'Thanh toán',
      cash_basis: 'Ghi thu khi nhận tiền',
      rating: 'Đánh giá (1–5)',
      cancel_reason: 'Lý do hủy',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
      services: 'Dịch vụ',
      payment: 'Thanh toán',
    },
    options: {
      payment_status: {
        unpaid: 'Chưa thanh toán',
        paid: 'Đã thanh toán',
      },
    },
    lines: {
      services: {
        service_id: 'Dịch vụ',
        quantity: 'Số lượng',
        price: 'Đơn giá',
        note: 'Ghi chú',
      },
    },
    state: 'Trạng thái',
    states: {
      new: 'Mới',
      pending: 'Đang thực hiện',
      complete: 'Hoàn thành',
      cancel: 'Đã hủy',
    },
    actions: {
      accept: 'Tiếp nhận',
      complete: 'Hoàn thành',
      call_off: 'Hủy',
    },
  },
  en: {
    one: 'service booking',
    many: 'Service bookings',
    purpose: 'What apartments have ordered.',
    fields: {
      code: 'Code',
      date: 'Booked on',
      apartment_id: 'Apartment',
      customer_id: 'Resident',
      customer_name: 'Customer',
      customer_phone: 'Phone',
      provider_id: 'Provider',
      scheduled_at: 'Scheduled at',
      services: 'Services',
      total: 'Total',
      payment_status: 'Payment',
      cash_basis: 'Cash basis',
      rating: 'Rating (1–5)',
      cancel_reason: 'Reason for cancelling',
      note: 'Note',
    },
    sections: {
      general: 'General',
      services: 'Services',
      payment: 'Payment',
    },
    options: {
      payment_status: {
        unpaid: 'Unpaid',
        paid: 'Paid',
      },
    },
    lines: {
      services: {
        service_id: 'Service',
        quantity: 'Quantity',
        price: 'Price',
        note: 'Note',
      },
    },
    state: 'Status',
    states: {
      new: 'New',
      pending: 'In progress',
      complete: 'Complete',
      cancel: 'Cancelled',
    },
    actions: {
      accept: 'Accept',
      complete: 'Complete',
      call_off: 'Cancel',
    },
  },
  km: {
    one: 'ការកក់សេវាកម្ម',
    many: 'ការកក់សេវាកម្ម',
    purpose: 'ការកក់សេវារបស់អាផាតមិន។',
    fields: {
      code: 'លេខកូដ',
      date: 'ថ្ងៃកក់',
      apartment_id: 'អាផាតមិន',
      customer_id: 'អ្នកស្នាក់នៅ',
      customer_name: 'អតិថិជន',
      customer_phone: 'ទូរស័ព្ទ',
      provider_id: 'អ្នកផ្តល់សេវា',
      scheduled_at: 'ពេលណាត់',
      services: 'សេវាកម្ម',
      total: 'សរុប',
      payment_status: 'ការទូទាត់',
      cash_basis: 'កត់ត្រាពេលទទួលប្រាក់',
      rating: 'ការវាយតម្លៃ (១–៥)',
      cancel_reason: 'មូលហេតុបោះបង់',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      services: 'សេវាកម្ម',
      payment: 'ការទូទាត់',
    },
    options: {
      payment_status: {
        unpaid: 'មិនទាន់បង់',
        paid: 'បានបង់',
      },
    },
    lines: {
      services: {
        service_id: 'សេវាកម្ម',
        quantity: 'បរិមាណ',
        price: 'តម្លៃ',
        note: 'កំណត់សម្គាល់',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      new: 'ថ្មី',
      pending: 'កំពុងធ្វើ',
      complete: 'បានបញ្ចប់',
      cancel: 'បានបោះបង់',
    },
    actions: {
      accept: 'ទទួល',
      complete: 'បញ្ចប់',
      call_off: 'បោះបង់',
    },
  },
} satisfies Labels<typeof serviceBooking>
