import type { Labels } from '#core/labels.ts'
import type { stockOut } from './stock-out.ts'

export const stockOutLabels = {
  vi: {
    one: 'phiếu xuất kho',
    many: 'Xuất kho',
    purpose: 'Vật tư xuất dùng; tồn kho giảm khi phiếu được duyệt.',
    fields: {
      code: 'Mã',
      warehouse_id: 'Kho',
      date: 'Ngày chứng từ',
      purpose: 'Mục đích',
      receiver_id: 'Người nhận',
      equipment_id: 'Thiết bị',
      apartment_id: 'Căn hộ',
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
    one: 'goods issue',
    many: 'Goods issued',
    plural: 'goods issues',
    purpose: 'Goods issued. Approval takes them out of the stock.',
    fields: {
      code: 'Code',
      warehouse_id: 'Warehouse',
      date: 'Document date',
      purpose: 'Purpose',
      receiver_id: 'Receiver',
      equipment_id: 'Equipment',
      apartment_id: 'Apartment',
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
    one: 'ប័ណ្ណបញ្ចេញឃ្លាំង',
    many: 'ការបញ្ចេញឃ្លាំង',
    purpose: 'សម្ភារៈបញ្ចេញឃ្លាំង ស្តុកថយចុះពេលអនុម័តប័ណ្ណ។',
    fields: {
      code: 'លេខកូដ',
      warehouse_id: 'ឃ្លាំង',
      date: 'កាលបរិច្ឆេទឯកសារ',
      purpose: 'គោលបំណង',
      receiver_id: 'អ្នកទទួល',
      equipment_id: 'ឧបករណ៍',
      apartment_id: 'អាផាតមិន',
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
} satisfies Labels<typeof stockOut>
