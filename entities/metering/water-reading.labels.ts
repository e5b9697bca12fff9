import { defineLabels } from '../define-labels.ts'
import { readingWords } from './metered-words.ts'
import { waterReading } from './water-reading.ts'

export const waterReadingLabels = defineLabels(waterReading, {
  one: { vi: 'chỉ số nước', en: 'water reading', km: 'លេខអានទឹក' },
  many: { vi: 'Chỉ số nước', en: 'Water readings', km: 'លេខអានទឹក' },
  purpose: {
    vi: 'Chỉ số nước từng tháng, cơ sở để tính phí nước.',
    en: 'Monthly water meter readings, used to calculate water fees.',
    km: 'លេខនាឡិកាទឹកប្រចាំខែ សម្រាប់គិតថ្លៃទឹក។',
  },
  ...readingWords,
})
