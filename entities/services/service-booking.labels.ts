import { defineLabels } from '../define-labels.ts'
import { ratingWords } from '../rating-words.ts'
import { serviceBooking } from './service-booking.ts'

export const serviceBookingLabels = defineLabels(serviceBooking, {
  one: { vi: 'đơn đặt dịch vụ', en: 'service booking', km: 'ការកក់សេវាកម្ម' },
  many: { vi: 'Đặt dịch vụ', en: 'Service bookings', km: 'ការកក់សេវាកម្ម' },
  purpose: {
    vi: 'Đơn đặt dịch vụ của các căn hộ.',
    en: 'Services that apartments have booked.',
    km: 'ការកក់សេវារបស់អាផាតមិន។',
  },
  fields: {
    date: { vi: 'Ngày đặt', en: 'Booked on', km: 'ថ្ងៃកក់' },
    customer_id: { vi: 'Cư dân đặt', en: 'Resident', km: 'អ្នកស្នាក់នៅ' },
    customer_name: { vi: 'Khách hàng', en: 'Customer', km: 'អតិថិជន' },
    customer_phone: { vi: 'Điện thoại', en: 'Phone', km: 'ទូរស័ព្ទ' },
    scheduled_at: { vi: 'Hẹn thực hiện', en: 'Scheduled at', km: 'ពេលណាត់' },
    ends_at: { vi: 'Dự kiến xong', en: 'Ends at', km: 'ពេលបញ្ចប់' },
    is_exclusive: {
      vi: 'Nhà cung cấp chỉ nhận một đơn mỗi lúc',
      en: 'The provider takes one at a time',
      km: 'អ្នកផ្តល់សេវាទទួលបានតែមួយក្នុងមួយពេល',
    },
    total: { vi: 'Tổng tiền', en: 'Total', km: 'សរុប' },
    has_own_price: { vi: 'Giá khác bảng giá', en: 'Price differs from the list', km: 'តម្លៃខុសពីតារាងតម្លៃ' },
    cash_basis: { vi: 'Ghi thu khi nhận tiền', en: 'Cash basis', km: 'កត់ត្រាពេលទទួលប្រាក់' },
    fee_id: { vi: 'Khoản phí đã ghi nợ', en: 'Charged as', km: 'បានកត់បំណុលជា' },
  },
  sections: {
    services: { vi: 'Dịch vụ', en: 'Services', km: 'សេវាកម្ម' },
  },
  options: {
    payment_status: {
      unpaid: { vi: 'Chưa thanh toán', en: 'Unpaid', km: 'មិនទាន់បង់' },
      paid: { vi: 'Đã thanh toán', en: 'Paid', km: 'បានបង់' },
    },
  },
  lines: {
    services: {
      service_id: { vi: 'Dịch vụ', en: 'Service', km: 'សេវាកម្ម' },
      quantity: { vi: 'Số lượng', en: 'Quantity', km: 'បរិមាណ' },
      price: { vi: 'Đơn giá', en: 'Price', km: 'តម្លៃ' },
      note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់សម្គាល់' },
    },
  },
  states: {
    pending: { vi: 'Đang thực hiện', en: 'In progress', km: 'កំពុងធ្វើ' },
  },
  actions: {
    accept: { vi: 'Tiếp nhận', en: 'Accept', km: 'ទទួល' },
    rate: ratingWords.act,
  },
  done: { rate: ratingWords.done },
  inputs: { stars: ratingWords.stars },
})
