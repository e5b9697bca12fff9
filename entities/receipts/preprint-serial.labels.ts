import { defineLabels } from '../define-labels.ts'
import { preprintSerial } from './preprint-serial.ts'

export const preprintSerialLabels = defineLabels(preprintSerial, {
  one: { vi: 'số seri', en: 'serial', km: 'លេខស៊េរី' },
  many: { vi: 'Số seri phiếu thu', en: 'Receipt serials', km: 'លេខស៊េរីបង្កាន់ដៃ' },
  purpose: {
    vi: 'Từng tờ của các quyển phiếu thu in sẵn.',
    en: 'The sheets of the pre-printed receipt books.',
    km: 'សន្លឹកនីមួយៗនៃក្បាលបង្កាន់ដៃបោះពុម្ពទុក។',
  },
  fields: {
    number: { vi: 'Số seri', en: 'Serial', km: 'លេខស៊េរី' },
    book_id: { vi: 'Quyển', en: 'Book', km: 'ក្បាល' },
    reason: { vi: 'Lý do hỏng', en: 'Reason it is spoiled', km: 'មូលហេតុខូច' },
    spoiled_on: { vi: 'Ngày hỏng', en: 'Spoiled on', km: 'ថ្ងៃខូច' },
  },
  states: {
    free: { vi: 'Còn trống', en: 'Free', km: 'ទំនេរ' },
    used: { vi: 'Đã dùng', en: 'Used', km: 'បានប្រើ' },
    spoiled: { vi: 'Đã hỏng', en: 'Spoiled', km: 'ខូច' },
  },
  actions: {
    use: { vi: 'Dùng', en: 'Use', km: 'ប្រើ' },
    spoil: { vi: 'Báo hỏng', en: 'Report spoiled', km: 'សម្គាល់ថាខូច' },
    spoil_used: { vi: 'Hỏng theo phiếu thu', en: 'Spoil with its receipt', km: 'ខូចតាមបង្កាន់ដៃ' },
  },
  plural: { en: 'serials' },
})
