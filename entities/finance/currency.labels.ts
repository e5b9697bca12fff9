import { defineLabels } from '../define-labels.ts'
import { currency } from './currency.ts'

export const currencyLabels = defineLabels(currency, {
  vi: {
    one: 'loại tiền',
    many: 'Loại tiền',
    purpose: 'Các loại tiền dùng để ghi sổ.',
    fields: {
      symbol: 'Ký hiệu',
      digits: 'Số chữ số thập phân',
      rates: 'Tỷ giá',
    },
    options: {
      code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
  },
  en: {
    one: 'currency',
    many: 'Currencies',
    purpose: 'The currencies that amounts are recorded in.',
    fields: {
      symbol: 'Symbol',
      digits: 'Decimals',
      rates: 'Exchange rates',
    },
    options: {
      code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
  },
  km: {
    one: 'រូបិយប័ណ្ណ',
    many: 'រូបិយប័ណ្ណ',
    purpose: 'រូបិយប័ណ្ណដែលប្រើកត់ត្រា។',
    fields: {
      symbol: 'និមិត្តសញ្ញា',
      digits: 'ខ្ទង់ទសភាគ',
      rates: 'អត្រាប្តូរប្រាក់',
    },
    options: {
      code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'រៀល (KHR)',
      },
    },
  },
})
