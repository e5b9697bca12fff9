import { defineLabels } from '../define-labels.ts'
import { stockIn } from './stock-in.ts'

export const stockInLabels = defineLabels(stockIn, {
  vi: {
    one: 'phiếu nhập kho',
    many: 'Nhập kho',
    purpose: 'Vật tư nhập vào kho; tồn kho tăng khi phiếu được duyệt.',
    fields: {
      date: 'Ngày chứng từ',
      partner_id: 'Nhà cung cấp',
      document_number: 'Số hóa đơn, chứng từ',
    },
    lines: {
      lines: {
        item_id: 'Vật tư',
        quantity: 'Số lượng',
        note: 'Ghi chú',
        unit_cost: 'Đơn giá',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'goods receipt',
    many: 'Goods received',
    plural: 'goods receipts',
    purpose: 'Goods received. Approval adds them to the stock.',
    fields: {
      date: 'Document date',
      partner_id: 'Supplier',
      document_number: 'Invoice number',
    },
    lines: {
      lines: {
        item_id: 'Item',
        quantity: 'Quantity',
        note: 'Note',
        unit_cost: 'Unit cost',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
    many: 'ការបញ្ចូលឃ្លាំង',
    purpose: 'សម្ភារៈបញ្ចូលឃ្លាំង ស្តុកកើនឡើងពេលអនុម័តប័ណ្ណ។',
    fields: {
      date: 'កាលបរិច្ឆេទឯកសារ',
      partner_id: 'អ្នកផ្គត់ផ្គង់',
      document_number: 'លេខវិក្កយបត្រ',
    },
    lines: {
      lines: {
        item_id: 'សម្ភារៈ',
        quantity: 'បរិមាណ',
        note: 'កំណត់សម្គាល់',
        unit_cost: 'តម្លៃឯកតា',
      },
    },
    state: 'ស្ថានភាព',
  },
})
