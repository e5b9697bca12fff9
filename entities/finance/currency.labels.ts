import type { Labels } from '#core/labels.ts'
import type { currency } from './currency.ts'

export const currencyLabels = {
  vi: {
    one: 'loại tiền',
    many: 'Loại tiền',
    purpose: 'Các loại tiền dùng để ghi sổ.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      symbol: 'Ký hiệu',
      digits: 'Số chữ số thập phân',
      rates: 'Tỷ giá',
    },
    sections: {
      general: 'Thông tin chung',
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
      code: 'Code',
      name: 'Name',
      symbol: 'Symbol',
      digits: 'Decimals',
      rates: 'Exchange rates',
    },
    sections: {
      general: 'General',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      symbol: 'និមិត្តសញ្ញា',
      digits: 'ខ្ទង់ទសភាគ',
      rates: 'អត្រាប្តូរប្រាក់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
    options: {
      code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'រៀល (KHR)',
      },
    },
  },
} satisfies Labels<typeof currency>
