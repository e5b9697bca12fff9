import { defineLabels } from '../define-labels.ts'
import { stockCount } from './stock-count.ts'

export const stockCountLabels = defineLabels(stockCount, {
  one: { vi: 'phiếu kiểm kê', en: 'stock count', km: 'ប័ណ្ណរាប់ស្តុក' },
  many: { vi: 'Kiểm kê', en: 'Stock counts', km: 'ការរាប់ស្តុក' },
  purpose: {
    vi: 'Số lượng đếm thực tế; khi duyệt, tồn kho được chỉnh theo số đếm.',
    en: 'Counted quantities. Approving a count sets the stock to them.',
    km: 'ចំនួនរាប់ជាក់ស្តែង ពេលអនុម័ត ស្តុកត្រូវកែតាមចំនួនរាប់។',
  },
  fields: {
    date: { vi: 'Ngày chứng từ', en: 'Document date', km: 'កាលបរិច្ឆេទឯកសារ' },
    counter_id: { vi: 'Người kiểm kê', en: 'Counted by', km: 'អ្នករាប់' },
  },
  lines: {
    lines: {
      item_id: { vi: 'Vật tư', en: 'Item', km: 'សម្ភារៈ' },
      counted: { vi: 'Số đếm thực tế', en: 'Counted', km: 'ចំនួនរាប់បាន' },
      note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់សម្គាល់' },
    },
  },
})
