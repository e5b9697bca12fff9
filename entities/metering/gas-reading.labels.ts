import { defineLabels } from '../define-labels.ts'
import { readingWords } from './metered-words.ts'
import { gasReading } from './gas-reading.ts'

export const gasReadingLabels = defineLabels(gasReading, {
  one: { vi: 'chỉ số gas', en: 'gas reading', km: 'លេខអានហ្គាស' },
  many: { vi: 'Chỉ số gas', en: 'Gas readings', km: 'លេខអានហ្គាស' },
  purpose: {
    vi: 'Chỉ số gas từng tháng, cơ sở để tính phí gas.',
    en: 'Monthly gas meter readings, used to calculate gas fees.',
    km: 'លេខនាឡិកាហ្គាសប្រចាំខែ សម្រាប់គិតថ្លៃហ្គាស។',
  },
  ...readingWords,
})
