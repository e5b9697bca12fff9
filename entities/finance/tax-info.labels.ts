import { defineLabels } from '../define-labels.ts'
import { taxInfo } from './tax-info.ts'

export const taxInfoLabels = defineLabels(taxInfo, {
  vi: {
    one: 'thông tin xuất hóa đơn',
    many: 'Thông tin xuất hóa đơn',
    purpose: 'Đơn vị hoặc người nhận hóa đơn GTGT.',
    fields: {
      name: 'Tên đơn vị',
    },
    sections: {
      owner: 'Thuộc về',
    },
    state: 'Trạng thái',
    states: {
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
    },
    sections: {
      owner: 'Belongs to',
    },
    state: 'Status',
    states: {
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
    },
    sections: {
      owner: 'ជារបស់',
    },
    state: 'ស្ថានភាព',
    states: {
      inactive: 'អសកម្ម',
    },
    actions: {
      deactivate: 'បញ្ឈប់',
      activate: 'ធ្វើឱ្យសកម្ម',
    },
  },
})
