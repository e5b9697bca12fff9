import { defineLabels } from '../define-labels.ts'
import { closedMonth } from './closed-month.ts'

export const closedMonthLabels = defineLabels(closedMonth, {
  one: { vi: 'lần khóa sổ', en: 'month closing', km: 'ការបិទបញ្ជី' },
  many: { vi: 'Khóa sổ tháng', en: 'Month closings', km: 'ការបិទបញ្ជីប្រចាំខែ' },
  purpose: {
    vi: 'Tháng đã khóa sổ không thể thêm khoản phí hay bút toán cho đến khi được mở lại.',
    en: 'No fees or entries can be added to a closed month until it is opened again.',
    km: 'ខែដែលបានបិទមិនអាចបន្ថែមថ្លៃ ឬកត់ត្រាបាន រហូតដល់បើកឡើងវិញ។',
  },
  create: { vi: 'Khóa sổ tháng', en: 'Close a month', km: 'បិទបញ្ជីប្រចាំខែ' },
  fields: {
    closed_by_id: { vi: 'Tài khoản người khóa sổ', en: 'Closed by (account)', km: 'គណនីអ្នកបិទ' },
    closed_by_name: { vi: 'Người khóa sổ', en: 'Closed by', km: 'អ្នកបិទ' },
    closed_by_code: { vi: 'Mã người khóa sổ', en: 'Closed by (staff code)', km: 'លេខកូដអ្នកបិទ' },
    reason: { vi: 'Lý do mở lại', en: 'Reason for reopening', km: 'មូលហេតុបើកឡើងវិញ' },
    reopened_on: { vi: 'Ngày mở lại', en: 'Reopened on', km: 'ថ្ងៃបើកឡើងវិញ' },
    reopened_by_id: { vi: 'Tài khoản người mở lại', en: 'Reopened by (account)', km: 'គណនីអ្នកបើកឡើងវិញ' },
    reopened_by_name: { vi: 'Người mở lại', en: 'Reopened by', km: 'អ្នកបើកឡើងវិញ' },
    reopened_by_code: { vi: 'Mã người mở lại', en: 'Reopened by (staff code)', km: 'កូដអ្នកបើកឡើងវិញ' },
  },
  sections: {
    reopening: { vi: 'Mở lại sổ', en: 'Reopening', km: 'ការបើកឡើងវិញ' },
  },
  states: {
    closed: { vi: 'Đã khóa', en: 'Closed', km: 'បានបិទ' },
    reopened: { vi: 'Đã mở lại', en: 'Reopened', km: 'បានបើកឡើងវិញ' },
  },
  actions: {
    reopen: { vi: 'Mở lại sổ', en: 'Reopen the month', km: 'បើកបញ្ជីឡើងវិញ' },
  },
})
