import { defineLabels } from '../define-labels.ts'
import { stockOut } from './stock-out.ts'

export const stockOutLabels = defineLabels(stockOut, {
  one: { vi: 'phiếu xuất kho', en: 'goods issue', km: 'ប័ណ្ណបញ្ចេញឃ្លាំង' },
  many: { vi: 'Xuất kho', en: 'Goods issued', km: 'ការបញ្ចេញឃ្លាំង' },
  purpose: {
    vi: 'Vật tư xuất dùng; tồn kho giảm khi phiếu được duyệt.',
    en: 'Goods issued. Approval takes them out of the stock.',
    km: 'សម្ភារៈបញ្ចេញឃ្លាំង ស្តុកថយចុះពេលអនុម័តប័ណ្ណ។',
  },
  fields: {
    date: { vi: 'Ngày chứng từ', en: 'Document date', km: 'កាលបរិច្ឆេទឯកសារ' },
    receiver_id: { vi: 'Người nhận', en: 'Receiver', km: 'អ្នកទទួល' },
  },
  options: {
    purpose: {
      repair: { vi: 'Sửa chữa', en: 'Repair', km: 'ជួសជុល' },
      maintenance: { vi: 'Bảo trì', en: 'Maintenance', km: 'ថែទាំ' },
      cleaning: { vi: 'Vệ sinh', en: 'Cleaning', km: 'អនាម័យ' },
      office: { vi: 'Văn phòng', en: 'Office', km: 'ការិយាល័យ' },
      disposal: { vi: 'Thanh lý', en: 'Disposal', km: 'បោះចោល' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  lines: {
    lines: {
      item_id: { vi: 'Vật tư', en: 'Item', km: 'សម្ភារៈ' },
      quantity: { vi: 'Số lượng', en: 'Quantity', km: 'បរិមាណ' },
      note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់សម្គាល់' },
    },
  },
  plural: { en: 'goods issues' },
})
