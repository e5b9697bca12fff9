import { defineLabels } from '../define-labels.ts'
import { serviceBooking } from './service-booking.ts'

export const serviceBookingLabels = defineLabels(serviceBooking, {
  vi: {
    one: 'đơn đặt dịch vụ',
    many: 'Đặt dịch vụ',
    purpose: 'Đơn đặt dịch vụ của các căn hộ.',
    fields: {
      date: 'Ngày đặt',
      customer_id: 'Cư dân đặt',
      customer_name: 'Khách hàng',
      customer_phone: 'Điện thoại',
      provider_id: 'Nhà cung cấp',
      scheduled_at: 'Hẹn thực hiện',
      total: 'Tổng tiền',
      paid_without_receipt: 'Đã trả, không có phiếu thu',
      cash_basis: 'Ghi thu khi nhận tiền',
      fee_id: 'Khoản phí đã ghi nợ',
    },
    sections: {
      services: 'Dịch vụ',
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
      pending: 'Đang thực hiện',
      complete: 'Hoàn thành',
    },
    actions: {
      accept: 'Tiếp nhận',
      complete: 'Hoàn thành',
      charge: 'Ghi nợ căn hộ',
      call_off: 'Hủy',
    },
  },
  en: {
    one: 'service booking',
    many: 'Service bookings',
    purpose: 'Services that apartments have booked.',
    fields: {
      date: 'Booked on',
      customer_id: 'Resident',
      customer_name: 'Customer',
      customer_phone: 'Phone',
      provider_id: 'Provider',
      scheduled_at: 'Scheduled at',
      total: 'Total',
      paid_without_receipt: 'Paid without a receipt',
      cash_basis: 'Cash basis',
      fee_id: 'Charged as',
    },
    sections: {
      services: 'Services',
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
      pending: 'In progress',
      complete: 'Complete',
    },
    actions: {
      accept: 'Accept',
      complete: 'Complete',
      charge: 'Charge the apartment',
      call_off: 'Cancel',
    },
  },
  km: {
    one: 'ការកក់សេវាកម្ម',
    many: 'ការកក់សេវាកម្ម',
    purpose: 'ការកក់សេវារបស់អាផាតមិន។',
    fields: {
      date: 'ថ្ងៃកក់',
      customer_id: 'អ្នកស្នាក់នៅ',
      customer_name: 'អតិថិជន',
      customer_phone: 'ទូរស័ព្ទ',
      provider_id: 'អ្នកផ្តល់សេវា',
      scheduled_at: 'ពេលណាត់',
      total: 'សរុប',
      paid_without_receipt: 'បានបង់ ដោយគ្មានបង្កាន់ដៃ',
      cash_basis: 'កត់ត្រាពេលទទួលប្រាក់',
      fee_id: 'បានកត់បំណុលជា',
    },
    sections: {
      services: 'សេវាកម្ម',
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
      pending: 'កំពុងធ្វើ',
      complete: 'បានបញ្ចប់',
    },
    actions: {
      accept: 'ទទួល',
      complete: 'បញ្ចប់',
      charge: 'កត់បំណុលអាផាតមិន',
      call_off: 'បោះបង់',
    },
  },
})
