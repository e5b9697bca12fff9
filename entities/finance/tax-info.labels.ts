import type { Labels } from '#core/labels.ts'
import type { taxInfo } from './tax-info.ts'

export const taxInfoLabels = {
  vi: {
    one: 'thông tin xuất hóa đơn',
    many: 'Thông tin xuất hóa đơn',
    purpose: 'Đơn vị hoặc người nhận hóa đơn GTGT.',
    fields: {
      name: 'Tên đơn vị',
      tax_code: 'Mã số thuế',
      address: 'Địa chỉ',
      email: 'E-mail',
      phone_number: 'Số điện thoại',
      apartment_id: 'Căn hộ',
      resident_id: 'Cư dân',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
      owner: 'Thuộc về',
    },
    state: 'Trạng thái',
    states: {
      active: 'Đang hoạt động',
      inactive: 'Ngừng hoạt động',
    },
    actions: {
      deactivate: 'Ngừng hoạt động',
      activate: 'Kích hoạt',
    },
  },
  en: {
    one: 'tax information',
    many: 'Invoice details',
    plural: 'tax records',
    purpose: 'Recipients of tax invoices.',
    fields: {
      name: 'Name on invoice',
      tax_code: 'Tax code',
      address: 'Address',
      email: 'E-mail',
      phone_number: 'Phone number',
      apartment_id: 'Apartment',
      resident_id: 'Resident',
      note: 'Note',
    },
    sections: {
      general: 'General',
      owner: 'Belongs to',
    },
    state: 'Status',
    states: {
      active: 'Active',
      inactive: 'Inactive',
    },
    actions: {
      deactivate: 'Deactivate',
      activate: 'Activate',
    },
  },
  km: {
    one: 'ព័ត៌មានពន្ធ',
    many: 'ព័ត៌មានពន្ធ',
    purpose: 'អ្នកទទួលវិក្កយបត្រពន្ធ។',
    fields: {
      name: 'ឈ្មោះអង្គភាព',
      tax_code: 'លេខអត្តសញ្ញាណពន្ធ',
      address: 'អាសយដ្ឋាន',
      email: 'អ៊ីមែល',
      phone_number: 'លេខទូរស័ព្ទ',
      apartment_id: 'អាផាតមិន',
      resident_id: 'អ្នកស្នាក់នៅ',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      owner: 'ជារបស់',
    },
    state: 'ស្ថានភាព',
    states: {
      active: 'សកម្ម',
      inactive: 'អសកម្ម',
    },
    actions: {
      deactivate: 'បញ្ឈប់',
      activate: 'ធ្វើឱ្យសកម្ម',
    },
  },
} satisfies Labels<typeof taxInfo>
