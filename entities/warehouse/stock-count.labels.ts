import { defineLabels } from '../define-labels.ts'
import { stockCount } from './stock-count.ts'

export const stockCountLabels = defineLabels(stockCount, {
  vi: {
    one: 'phiếu kiểm kê',
    many: 'Kiểm kê',
    purpose: 'Số lượng đếm thực tế; khi duyệt, tồn kho được chỉnh theo số đếm.',
    fields: {
      date: 'Ngày chứng từ',
      counter_id: 'Người kiểm kê',
    },
    lines: {
      lines: {
        item_id: 'Vật tư',
        counted: 'Số đếm thực tế',
        note: 'Ghi chú',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'stock count',
    many: 'Stock counts',
    purpose: 'Counted quantities. Approving a count sets the stock to them.',
    fields: {
      date: 'Document date',
      counter_id: 'Counted by',
    },
    lines: {
      lines: {
        item_id: 'Item',
        counted: 'Counted',
        note: 'Note',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'ប័ណ្ណរាប់ស្តុក',
    many: 'ការរាប់ស្តុក',
    purpose: 'ចំនួនរាប់ជាក់ស្តែង ពេលអនុម័ត ស្តុកត្រូវកែតាមចំនួនរាប់។',
    fields: {
      date: 'កាលបរិច្ឆេទឯកសារ',
      counter_id: 'អ្នករាប់',
    },
    lines: {
      lines: {
        item_id: 'សម្ភារៈ',
        counted: 'ចំនួនរាប់បាន',
        note: 'កំណត់សម្គាល់',
      },
    },
    state: 'ស្ថានភាព',
  },
})
