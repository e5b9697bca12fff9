import { defineLabels } from '../define-labels.ts'
import { visitor } from './visitor.ts'

export const visitorLabels = defineLabels(visitor, {
  one: { vi: 'khách thăm', en: 'visitor', km: 'ភ្ញៀវ' },
  many: { vi: 'Khách thăm', en: 'Visitors', km: 'ភ្ញៀវ' },
  purpose: {
    vi: 'Khách đăng ký đến thăm căn hộ và giờ vào, giờ ra.',
    en: 'Visitors to apartments, and when they arrived and left.',
    km: 'ភ្ញៀវដែលចុះឈ្មោះមកលេង និងពេលចេញចូល។',
  },
  fields: {
    name: { vi: 'Tên khách', en: 'Visitor’s name', km: 'ឈ្មោះភ្ញៀវ' },
    pass_code: { vi: 'Mã thẻ khách', en: 'Pass code', km: 'លេខកូដប័ណ្ណភ្ញៀវ' },
    id_number: { vi: 'Số giấy tờ', en: 'ID number', km: 'លេខអត្តសញ្ញាណ' },
    host_id: { vi: 'Người được thăm', en: 'Host', km: 'ម្ចាស់ផ្ទះដែលទទួល' },
    relationship: { vi: 'Quan hệ', en: 'Relationship', km: 'ទំនាក់ទំនង' },
    people_count: { vi: 'Số người', en: 'People', km: 'ចំនួនមនុស្ស' },
    license_plate: { vi: 'Biển số xe', en: 'Licence plate', km: 'ផ្លាកលេខ' },
    checked_in_at: { vi: 'Vào lúc', en: 'Arrived at', km: 'ចូលនៅ' },
    checked_out_at: { vi: 'Ra lúc', en: 'Left at', km: 'ចេញនៅ' },
  },
  sections: {
    visit: { vi: 'Chuyến thăm', en: 'Visit', km: 'ការមកជួប' },
  },
  actions: {
    check_in: { vi: 'Cho vào', en: 'Check in', km: 'អនុញ្ញាតចូល' },
    check_out: { vi: 'Cho ra', en: 'Check out', km: 'កត់ត្រាចេញ' },
    send_pass: { vi: 'Gửi thẻ khách qua e-mail', en: 'Send the pass by e-mail', km: 'ផ្ញើប័ណ្ណភ្ញៀវតាមអ៊ីមែល' },
  },
  done: {
    send_pass: {
      vi: 'Đã gửi thẻ khách đến {{email}}.',
      en: 'The pass was sent to {{email}}.',
      km: 'បានផ្ញើប័ណ្ណភ្ញៀវទៅ {{email}}។',
    },
  },
})
