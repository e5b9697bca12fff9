import { defineLabels } from '../define-labels.ts'
import { preprintSerial } from './preprint-serial.ts'

export const preprintSerialLabels = defineLabels(preprintSerial, {
  vi: {
    one: 'số seri',
    many: 'Số seri phiếu thu',
    purpose: 'Từng tờ của các quyển phiếu thu in sẵn.',
    fields: {
      number: 'Số seri',
      book_id: 'Quyển',
      reason: 'Lý do hỏng',
      spoiled_on: 'Ngày hỏng',
    },
    state: 'Trạng thái',
    states: { free: 'Còn trống', used: 'Đã dùng', spoiled: 'Đã hỏng' },
    actions: { use: 'Dùng', spoil: 'Báo hỏng', spoil_used: 'Hỏng theo phiếu thu' },
  },
  en: {
    one: 'serial',
    many: 'Receipt serials',
    plural: 'serials',
    purpose: 'The sheets of the pre-printed receipt books.',
    fields: {
      number: 'Serial',
      book_id: 'Book',
      reason: 'Reason it is spoiled',
      spoiled_on: 'Spoiled on',
    },
    state: 'Status',
    states: { free: 'Free', used: 'Used', spoiled: 'Spoiled' },
    actions: { use: 'Use', spoil: 'Report spoiled', spoil_used: 'Spoil with its receipt' },
  },
  km: {
    one: 'លេខស៊េរី',
    many: 'លេខស៊េរីបង្កាន់ដៃ',
    purpose: 'សន្លឹកនីមួយៗនៃក្បាលបង្កាន់ដៃបោះពុម្ពទុក។',
    fields: {
      number: 'លេខស៊េរី',
      book_id: 'ក្បាល',
      reason: 'មូលហេតុខូច',
      spoiled_on: 'ថ្ងៃខូច',
    },
    state: 'ស្ថានភាព',
    states: { free: 'ទំនេរ', used: 'បានប្រើ', spoiled: 'ខូច' },
    actions: { use: 'ប្រើ', spoil: 'សម្គាល់ថាខូច', spoil_used: 'ខូចតាមបង្កាន់ដៃ' },
  },
})
