// Water and electricity are metered alike, and so are the words of their meters and readings.

export const meterWords = {
  help: {
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
