import { defineLabels } from '../define-labels.ts'
import { stockMovement } from './stock-movement.ts'

export const stockMovementLabels = defineLabels(stockMovement, {
  one: { vi: 'biến động kho', en: 'stock movement', km: 'ចលនាស្តុក' },
  many: { vi: 'Thẻ kho', en: 'Stock card', km: 'ប័ណ្ណស្តុក' },
  purpose: {
    vi: 'Từng lần nhập, xuất, kiểm kê và số còn lại sau đó.',
    en: 'Every receipt, issue and count, and the balance after it.',
    km: 'រាល់ការបញ្ចូល ការបញ្ចេញ ការរាប់ និងចំនួននៅសល់។',
  },
  fields: {
    change: { vi: 'Thay đổi', en: 'Change', km: 'ការផ្លាស់ប្តូរ' },
    balance: { vi: 'Còn lại', en: 'Balance', km: 'នៅសល់' },
    stock_in_id: { vi: 'Phiếu nhập kho', en: 'Goods received', km: 'ប័ណ្ណបញ្ចូលឃ្លាំង' },
    stock_out_id: { vi: 'Phiếu xuất kho', en: 'Goods issued', km: 'ប័ណ្ណបញ្ចេញឃ្លាំង' },
    stock_count_id: { vi: 'Phiếu kiểm kê', en: 'Stock count', km: 'ប័ណ្ណរាប់ស្តុក' },
  },
  sections: {
    document: { vi: 'Chứng từ', en: 'Document', km: 'ឯកសារ' },
  },
  plural: { en: 'stock movements' },
})
