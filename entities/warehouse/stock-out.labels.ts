import { defineLabels } from '../define-labels.ts'
import { stockOut } from './stock-out.ts'

export const stockOutLabels = defineLabels(stockOut, {
  vi: {
    one: 'phiếu xuất kho',
    many: 'Xuất kho',
    purpose: 'Vật tư xuất dùng; tồn kho giảm khi phiếu được duyệt.',
    fields: {
      date: 'Ngày chứng từ',
      receiver_id: 'Người nhận',
    },
    options: {
      purpose: {
        repair: 'Sửa chữa',
        maintenance: 'Bảo trì',
        cleaning: 'Vệ sinh',
        office: 'Văn phòng',
        disposal: 'Thanh lý',
        other: 'Khác',
      },
    },
    lines: {
      lines: {
        item_id: 'Vật tư',
        quantity: 'Số lượng',
        note: 'Ghi chú',
      },
    },
    state: 'Trạng thái',
  },
  en: {
    one: 'goods issue',
    many: 'Goods issued',
    plural: 'goods issues',
    purpose: 'Goods issued. Approval takes them out of the stock.',
    fields: {
      date: 'Document date',
      receiver_id: 'Receiver',
    },
    options: {
      purpose: {
        repair: 'Repair',
        maintenance: 'Maintenance',
        cleaning: 'Cleaning',
        office: 'Office',
        disposal: 'Disposal',
        other: 'Other',
      },
    },
    lines: {
      lines: {
        item_id: 'Item',
        quantity: 'Quantity',
        note: 'Note',
      },
    },
    state: 'Status',
  },
  km: {
    one: 'ប័ណ្ណបញ្ចេញឃ្លាំង',
    many: 'ការបញ្ចេញឃ្លាំង',
    purpose: 'សម្ភារៈបញ្ចេញឃ្លាំង ស្តុកថយចុះពេលអនុម័តប័ណ្ណ។',
    fields: {
      date: 'កាលបរិច្ឆេទឯកសារ',
      receiver_id: 'អ្នកទទួល',
    },
    options: {
      purpose: {
        repair: 'ជួសជុល',
        maintenance: 'ថែទាំ',
        cleaning: 'អនាម័យ',
        office: 'ការិយាល័យ',
        disposal: 'បោះចោល',
        other: 'ផ្សេងៗ',
      },
    },
    lines: {
      lines: {
        item_id: 'សម្ភារៈ',
        quantity: 'បរិមាណ',
        note: 'កំណត់សម្គាល់',
      },
    },
    state: 'ស្ថានភាព',
  },
})
