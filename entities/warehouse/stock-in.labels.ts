import { defineLabels } from '../define-labels.ts'
import { stockIn } from './stock-in.ts'

export const stockInLabels = defineLabels(stockIn, {
  one: { vi: 'phiếu nhập kho', en: 'goods receipt', km: 'ប័ណ្ណបញ្ចូលឃ្លាំង' },
  many: { vi: 'Nhập kho', en: 'Goods received', km: 'ការបញ្ចូលឃ្លាំង' },
  purpose: {
    vi: 'Vật tư nhập vào kho; tồn kho tăng khi phiếu được duyệt.',
    en: 'Goods received. Approval adds them to the stock.',
    km: 'សម្ភារៈបញ្ចូលឃ្លាំង ស្តុកកើនឡើងពេលអនុម័តប័ណ្ណ។',
  },
  fields: {
    date: { vi: 'Ngày chứng từ', en: 'Document date', km: 'កាលបរិច្ឆេទឯកសារ' },
    partner_id: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
    document_number: { vi: 'Số hóa đơn, chứng từ', en: 'Invoice number', km: 'លេខវិក្កយបត្រ' },
  },
  lines: {
    lines: {
      item_id: { vi: 'Vật tư', en: 'Item', km: 'សម្ភារៈ' },
      quantity: { vi: 'Số lượng', en: 'Quantity', km: 'បរិមាណ' },
      note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់សម្គាល់' },
      unit_cost: { vi: 'Đơn giá', en: 'Unit cost', km: 'តម្លៃឯកតា' },
    },
  },
  plural: { en: 'goods receipts' },
})
