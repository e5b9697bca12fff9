import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { currency } from './currency.ts'

export const currencyLabels = defineLabels(currency, {
  one: { vi: 'loại tiền', en: 'currency', km: 'រូបិយប័ណ្ណ' },
  many: { vi: 'Loại tiền', en: 'Currencies', km: 'រូបិយប័ណ្ណ' },
  purpose: {
    vi: 'Các loại tiền dùng để ghi sổ.',
    en: 'The currencies that amounts are recorded in.',
    km: 'រូបិយប័ណ្ណដែលប្រើកត់ត្រា។',
  },
  fields: {
    digits: { vi: 'Số chữ số thập phân', en: 'Decimals', km: 'ខ្ទង់ទសភាគ' },
    rates: { vi: 'Tỷ giá', en: 'Exchange rates', km: 'អត្រាប្តូរប្រាក់' },
  },
  options: {
    code: currencyWords,
  },
})
