// All that is metered is metered alike, and so are the words of meters and readings.

export const meterWords = {
  fields: {
    missed_readings: { vi: 'Các tháng không đọc được', en: 'Months not read', km: 'ខែដែលអានមិនបាន' },
  },
  sections: {
    missed: { vi: 'Không đọc được', en: 'Could not be read', km: 'អានមិនបាន' },
  },
  lines: {
    missed_readings: {
      month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
      photo: { vi: 'Ảnh', en: 'Photo', km: 'រូបភាព' },
      remark: { vi: 'Lý do', en: 'Reason', km: 'មូលហេតុ' },
    },
  },
  help: {
    quota: {
      vi: 'Ghi theo hồ sơ của đồng hồ. Bậc giá tính theo định mức người của biểu giá, không theo số này.',
      en: 'As the meter’s papers say. Price tiers follow the tariff’s allowance per person, not this number.',
      km: 'តាមឯកសាររបស់នាឡិកា។ កម្រិតតម្លៃគិតតាមកម្រិតមនុស្សក្នុងតារាងតម្លៃ មិនតាមលេខនេះទេ។',
    },
    charge_factor: {
      vi: 'Tiêu thụ được nhân với hệ số này.',
      en: 'Consumption is multiplied by this factor.',
      km: 'ការប្រើប្រាស់ត្រូវគុណនឹងមេគុណនេះ។',
    },
  },
} as const

export const readingWords = {
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
} as const
