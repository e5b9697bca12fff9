import { defineLabels } from '../define-labels.ts'
import { exchangeRate } from './exchange-rate.ts'

export const exchangeRateLabels = defineLabels(exchangeRate, {
  vi: {
    one: 'tỷ giá',
    many: 'Tỷ giá',
    purpose: 'Giá trị một đơn vị ngoại tệ tính bằng đồng, theo ngày áp dụng.',
    fields: {
      code: 'Mã loại tiền',
      currency_id: 'Loại tiền',
      price: 'Tỷ giá (VND / 1 đơn vị)',
      change_percent: 'Thay đổi',
    },
  },
  en: {
    one: 'exchange rate',
    many: 'Exchange rates',
    purpose: 'The value in dong of one unit of a foreign currency, from a given date.',
    fields: {
      code: 'Currency code',
      currency_id: 'Currency',
      price: 'Rate (VND per unit)',
      change_percent: 'Change',
    },
  },
  km: {
    one: 'អត្រាប្តូរប្រាក់',
    many: 'អត្រាប្តូរប្រាក់',
    purpose: 'តម្លៃរូបិយប័ណ្ណបរទេសមួយឯកតាជាដុង តាមថ្ងៃ។',
    fields: {
      code: 'លេខកូដរូបិយប័ណ្ណ',
      currency_id: 'រូបិយប័ណ្ណ',
      price: 'អត្រា (VND ក្នុងមួយឯកតា)',
      change_percent: 'ការប្រែប្រួល',
    },
  },
})
