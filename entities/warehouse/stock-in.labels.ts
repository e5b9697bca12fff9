import type { Labels } from '#core/labels.ts'
import type { stockIn } from './stock-in.ts'

export const stockInLabels = {
  vi: {
    one: 'phiếu nhập kho',
    many: 'Nhập kho',
    purpose: 'Vật tư nhập vào kho; tồn kho tăng khi phiếu được duyệt.',
    fields: {
      code: 'Mã',
      warehouse_id: 'Kho',
      date: 'Ngày chứng từ',
      partner_id: 'Nhà cung cấp',
      document_number: 'Số hóa đơn, chứng từ',
      lines: 'Chi tiết vật tư',
      files: 'Tệp đính kèm',
      note: 'Ghi chú',
      cancel_reason: 'Lý do hủy',
      movements: 'Thẻ kho',
    },
    sections: {
      general: 'Thông tin chung',
      more: 'Thông tin thêm',
      lines: 'Chi tiết vật tư',
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
    states: {
      draft: 'Nháp',
      approved: 'Đã duyệt',
      cancelled: 'Đã hủy',
    },
    actions: {
      approve: 'Duyệt',
      cancel: 'Hủy',
    },
  },
  en: {
    one: 'goods receipt',
    many: 'Goods received',
    plural: 'goods receipts',
    purpose: 'Goods received. Approval adds them to the stock.',
    fields: {
      code: 'Code',
      warehouse_id: 'Warehouse',
      date: 'Document date',
      partner_id: 'Supplier',
      document_number: 'Invoice number',
      lines: 'Items',
      files: 'Attachments',
      note: 'Note',
      cancel_reason: 'Reason for cancelling',
      movements: 'Stock card',
    },
    sections: {
      general: 'General',
      more: 'More',
      lines: 'Items',
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
    states: {
      draft: 'Draft',
      approved: 'Approved',
      cancelled: 'Cancelled',
    },
    actions: {
      approve: 'Approve',
      cancel: 'Cancel',
    },
  },
  km: {
    one: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
    many: 'ការបញ្ចូលឃ្លាំង',
    purpose: 'សម្ភារៈបញ្ចូលឃ្លាំង ស្តុកកើនឡើងពេលអនុម័តប័ណ្ណ។',
    fields: {
      code: 'លេខកូដ',
      warehouse_id: 'ឃ្លាំង',
      date: 'កាលបរិច្ឆេទឯកសារ',
      partner_id: 'អ្នកផ្គត់ផ្គង់',
      document_number: 'លេខវិក្កយបត្រ',
      lines: 'បញ្ជីសម្ភារៈ',
      files: 'ឯកសារភ្ជាប់',
      note: 'កំណត់សម្គាល់',
      cancel_reason: 'មូលហេតុបោះបង់',
      movements: 'ប័ណ្ណស្តុក',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      more: 'ព័ត៌មានបន្ថែម',
      lines: 'បញ្ជីសម្ភារៈ',
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
    states: {
      draft: 'ព្រាង',
      approved: 'បានអនុម័ត',
      cancelled: 'បានបោះបង់',
    },
    actions: {
      approve: 'អនុម័ត',
      cancel: 'បោះបង់',
    },
  },
} satisfies Labels<typeof stockIn>
