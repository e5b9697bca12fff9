import { defineLabels } from '../define-labels.ts'
import { electricReading } from './electric-reading.ts'

export const electricReadingLabels = defineLabels(electricReading, {
  one: { vi: 'chỉ số điện', en: 'electricity reading', km: 'លេខអានអគ្គិសនី' },
  many: { vi: 'Chỉ số điện', en: 'Electricity readings', km: 'លេខអានអគ្គិសនី' },
  purpose: {
    vi: 'Chỉ số điện từng tháng, cơ sở để tính phí điện.',
    en: 'Monthly electricity meter readings, used to calculate electricity fees.',
    km: 'លេខនាឡិកាអគ្គិសនីប្រចាំខែ សម្រាប់គិតថ្លៃអគ្គិសនី។',
  },
  help: {
    old_number: {
      vi: 'Để trống để lấy chỉ số đã chốt gần nhất.',
      en: 'Leave empty to use the last confirmed reading.',
      km: 'ទុកទទេ៖ យកលេខបញ្ជាក់ចុងក្រោយ។',
    },
  },
  states: {
    confirmed: { vi: 'Đã chốt', en: 'Confirmed', km: 'បានបញ្ជាក់' },
  },
  actions: {
    confirm: { vi: 'Chốt', en: 'Confirm', km: 'បញ្ជាក់' },
  },
})
