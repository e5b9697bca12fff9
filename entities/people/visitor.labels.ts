import { defineLabels } from '../define-labels.ts'
import { visitor } from './visitor.ts'

export const visitorLabels = defineLabels(visitor, {
  vi: {
    one: 'khách thăm',
    many: 'Khách thăm',
    purpose: 'Khách đăng ký đến thăm căn hộ và giờ vào, giờ ra.',
    fields: {
      name: 'Tên khách',
      pass_code: 'Mã thẻ khách',
      id_number: 'Số giấy tờ',
      host_id: 'Người được thăm',
      relationship: 'Quan hệ',
      people_count: 'Số người',
      license_plate: 'Biển số xe',
      from_time: 'Từ',
      to_time: 'Đến',
      checked_in_at: 'Vào lúc',
      checked_out_at: 'Ra lúc',
    },
    sections: {
      visit: 'Chuyến thăm',
      decision: 'Xử lý',
    },
    state: 'Trạng thái',
    actions: {
      check_in: 'Cho vào',
      check_out: 'Cho ra',
    },
  },
  en: {
    one: 'visitor',
    many: 'Visitors',
    purpose: 'Visitors to apartments, and when they arrived and left.',
    fields: {
      name: 'Visitor’s name',
      pass_code: 'Pass code',
      id_number: 'ID number',
      host_id: 'Host',
      relationship: 'Relationship',
      people_count: 'People',
      license_plate: 'Licence plate',
      from_time: 'From',
      to_time: 'To',
      checked_in_at: 'Arrived at',
      checked_out_at: 'Left at',
    },
    sections: {
      visit: 'Visit',
      decision: 'Decision',
    },
    state: 'Status',
    actions: {
      check_in: 'Check in',
      check_out: 'Check out',
    },
  },
  km: {
    one: 'ភ្ញៀវ',
    many: 'ភ្ញៀវ',
    purpose: 'ភ្ញៀវដែលចុះឈ្មោះមកលេង និងពេលចេញចូល។',
    fields: {
      name: 'ឈ្មោះភ្ញៀវ',
      pass_code: 'លេខកូដប័ណ្ណភ្ញៀវ',
      id_number: 'លេខអត្តសញ្ញាណ',
      host_id: 'ម្ចាស់ផ្ទះដែលទទួល',
      relationship: 'ទំនាក់ទំនង',
      people_count: 'ចំនួនមនុស្ស',
      license_plate: 'ផ្លាកលេខ',
      from_time: 'ចាប់ពី',
      to_time: 'ដល់',
      checked_in_at: 'ចូលនៅ',
      checked_out_at: 'ចេញនៅ',
    },
    sections: {
      visit: 'ការមកជួប',
      decision: 'ការសម្រេច',
    },
    state: 'ស្ថានភាព',
    actions: {
      check_in: 'អនុញ្ញាតចូល',
      check_out: 'កត់ត្រាចេញ',
    },
  },
})
