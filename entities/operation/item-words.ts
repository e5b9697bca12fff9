/** What is said of an item, in its checklist and in the rounds that have it. */
export const itemWords = {
  kind: { vi: 'Cách ghi', en: 'Answer', km: 'របៀបកត់ត្រា' },
  unit: { vi: 'Đơn vị', en: 'Unit', km: 'ឯកតា' },
  min: { vi: 'Tối thiểu', en: 'Minimum', km: 'អប្បបរមា' },
  max: { vi: 'Tối đa', en: 'Maximum', km: 'អតិបរមា' },
  required: { vi: 'Bắt buộc', en: 'Required', km: 'ចាំបាច់' },
} as const

export const itemKindWords = {
  yes_no: { vi: 'Đạt / không đạt', en: 'Pass / fail', km: 'ត្រឹមត្រូវ / មិនត្រឹមត្រូវ' },
  number: { vi: 'Số đo', en: 'Number', km: 'លេខ' },
  text: { vi: 'Ghi chú', en: 'Text', km: 'អក្សរ' },
} as const
