import type { Labels } from '#core/labels.ts'
import type { stockCount } from './stock-count.ts'

export const stockCountLabels = {
  vi: {
    one: 'phiếu kiểm kê',
    many: 'Kiểm kê',
    purpose: 'Số lượng đếm thực tế; khi duyệt, tồn kho được chỉnh theo số đếm.',
    fields: {
      code: 'Mã',
      warehouse_id: 'Kho',
      date: 'Ngày chứng từ',
      counter_id: 'Người kiểm kê',
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
        counted: 'Số đếm thực tế',
        note: 'Ghi chú',
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
    one: 'stock count',
    many: 'Stock counts',
    purpose: 'Counted quantities. Approving a count sets the stock to them.',
    fields: {
      code: 'Code',
      warehouse_id: 'Warehouse',
      date: 'Document date',
      counter_id: 'Counted by',
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
        counted: 'Counted',
        note: 'Note',
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
    one: 'ប័ណ្ណរាប់ស្តុក',
    many: 'ការរាប់ស្តុក',
    purpose: 'ចំនួនរាប់ជាក់ស្តែង ពេលអនុម័ត ស្តុកត្រូវកែតាមចំនួនរាប់។',
    fields: {
      code: 'លេខកូដ',
      warehouse_id: 'ឃ្លាំង',
      date: 'កាលបរិច្ឆេទឯកសារ',
      counter_id: 'អ្នករាប់',
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
        counted: 'ចំនួនរាប់បាន',
        note: 'កំណត់សម្គាល់',
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
} satisfies Labels<typeof stockCount>
