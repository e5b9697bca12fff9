import { defineLabels } from '../define-labels.ts'
import { exchangeRate } from './exchange-rate.ts'

export const exchangeRateLabels = defineLabels(exchangeRate, {
  one: { vi: 'tỷ giá', en: 'exchange rate', km: 'អត្រាប្តូរប្រាក់' },
  many: { vi: 'Tỷ giá', en: 'Exchange rates', km: 'អត្រាប្តូរប្រាក់' },
  purpose: {
    vi: 'Giá trị một đơn vị ngoại tệ tính bằng đồng, theo ngày áp dụng.',
    en: 'The value in dong of one unit of a foreign currency, from a given date.',
    km: 'តម្លៃរូបិយប័ណ្ណបរទេសមួយឯកតាជាដុង តាមថ្ងៃ។',
  },
  fields: {
    code: { vi: 'Mã loại tiền', en: 'Currency code', km: 'លេខកូដរូបិយប័ណ្ណ' },
    currency_id: { vi: 'Loại tiền', en: 'Currency', km: 'រូបិយប័ណ្ណ' },
    price: { vi: 'Tỷ giá (VND / 1 đơn vị)', en: 'Rate (VND per unit)', km: 'អត្រា (VND ក្នុងមួយឯកតា)' },
    change_percent: { vi: 'Thay đổi', en: 'Change', km: 'ការប្រែប្រួល' },
  },
})
