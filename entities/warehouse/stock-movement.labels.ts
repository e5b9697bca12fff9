import { defineLabels } from '../define-labels.ts'
import { stockMovement } from './stock-movement.ts'

export const stockMovementLabels = defineLabels(stockMovement, {
  vi: {
    one: 'biến động kho',
    many: 'Thẻ kho',
    purpose: 'Từng lần nhập, xuất, kiểm kê và số còn lại sau đó.',
    fields: {
      item_id: 'Vật tư',
      change: 'Thay đổi',
      balance: 'Còn lại',
      stock_in_id: 'Phiếu nhập kho',
      stock_out_id: 'Phiếu xuất kho',
      stock_count_id: 'Phiếu kiểm kê',
    },
    sections: {
      document: 'Chứng từ',
    },
  },
  en: {
    one: 'stock movement',
    many: 'Stock card',
    plural: 'stock movements',
    purpose: 'Every receipt, issue and count, and the balance after it.',
    fields: {
      item_id: 'Item',
      change: 'Change',
      balance: 'Balance',
      stock_in_id: 'Goods received',
      stock_out_id: 'Goods issued',
      stock_count_id: 'Stock count',
    },
    sections: {
      document: 'Document',
    },
  },
  km: {
    one: 'ចលនាស្តុក',
    many: 'ប័ណ្ណស្តុក',
    purpose: 'រាល់ការបញ្ចូល ការបញ្ចេញ ការរាប់ និងចំនួននៅសល់។',
    fields: {
      item_id: 'សម្ភារៈ',
      change: 'ការផ្លាស់ប្តូរ',
      balance: 'នៅសល់',
      stock_in_id: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
      stock_out_id: 'ប័ណ្ណបញ្ចេញឃ្លាំង',
      stock_count_id: 'ប័ណ្ណរាប់ស្តុក',
    },
    sections: {
      document: 'ឯកសារ',
    },
  },
})
