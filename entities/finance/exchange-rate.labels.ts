import type { Labels } from '#core/labels.ts'
import type { exchangeRate } from './exchange-rate.ts'

export const exchangeRateLabels = {
  vi: {
    one: 'tỷ giá',
    many: 'Tỷ giá',
    purpose: 'Giá trị một đơn vị ngoại tệ tính bằng đồng, theo ngày áp dụng.',
    fields: {
      code: 'Mã loại tiền',
      currency_id: 'Loại tiền',
      name: 'Tên',
      price: 'Tỷ giá (VND / 1 đơn vị)',
      valid_from: 'Áp dụng từ',
      change_percent: 'Thay đổi',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'exchange rate',
    many: 'Exchange rates',
    purpose: 'The value in dong of one unit of a foreign currency, from a given date.',
    fields: {
      code: 'Currency code',
      currency_id: 'Currency',
      name: 'Name',
      price: 'Rate (VND per unit)',
      valid_from: 'Valid from',
      change_percent: 'Change',
      note: 'Note',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'អត្រាប្តូរប្រាក់',
    many: 'អត្រាប្តូរប្រាក់',
    purpose: 'តម្លៃរូបិយប័ណ្ណបរទេសមួយឯកតាជាដុង តាមថ្ងៃ។',
    fields: {
      code: 'លេខកូដរូបិយប័ណ្ណ',
      currency_id: 'រូបិយប័ណ្ណ',
      name: 'ឈ្មោះ',
      price: 'អត្រា (VND ក្នុងមួយឯកតា)',
      valid_from: 'អនុវត្តពី',
      change_percent: 'ការប្រែប្រួល',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof exchangeRate>
