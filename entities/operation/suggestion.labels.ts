import { defineLabels } from '../define-labels.ts'
import { suggestion } from './suggestion.ts'

export const suggestionLabels = defineLabels(suggestion, {
  one: { vi: 'đề xuất', en: 'proposal', km: 'សំណើ' },
  many: { vi: 'Đề xuất', en: 'Proposals', km: 'សំណើ' },
  purpose: {
    vi: 'Đề xuất mua sắm, sửa chữa của nhân viên, chờ ban quản lý quyết định.',
    en: 'Staff proposals to buy, repair or change something, for the management office to decide.',
    km: 'សំណើទិញ ជួសជុល ឬផ្លាស់ប្តូររបស់បុគ្គលិក រង់ចាំការសម្រេច។',
  },
  fields: {
    type: { vi: 'Loại đề xuất', en: 'Type', km: 'ប្រភេទសំណើ' },
    proposer_id: { vi: 'Người đề xuất', en: 'Proposed by', km: 'អ្នកស្នើ' },
    department: { vi: 'Bộ phận', en: 'Department', km: 'ផ្នែក' },
    needed_on: { vi: 'Ngày cần', en: 'Needed on', km: 'ថ្ងៃត្រូវការ' },
    estimated_cost: { vi: 'Chi phí dự kiến', en: 'Estimated cost', km: 'ចំណាយប៉ាន់ស្មាន' },
    decision_note: { vi: 'Ý kiến phê duyệt', en: 'Decision note', km: 'យោបល់សម្រេច' },
    reject_reason: { vi: 'Lý do từ chối', en: 'Reason for rejection', km: 'មូលហេតុបដិសេធ' },
  },
  sections: {
    proposal: { vi: 'Nội dung đề xuất', en: 'Proposal', km: 'ខ្លឹមសារសំណើ' },
    decision: { vi: 'Quyết định', en: 'Decision', km: 'ការសម្រេច' },
  },
  options: {
    type: {
      purchase: { vi: 'Mua sắm', en: 'Purchase', km: 'ការទិញ' },
      repair: { vi: 'Sửa chữa', en: 'Repair', km: 'ជួសជុល' },
      maintenance: { vi: 'Bảo trì', en: 'Maintenance', km: 'ថែទាំ' },
      staff: { vi: 'Nhân sự', en: 'Staff', km: 'បុគ្គលិក' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  states: {
    done: { vi: 'Đã thực hiện', en: 'Done', km: 'បានអនុវត្ត' },
  },
  actions: {
    complete: { vi: 'Hoàn thành', en: 'Complete', km: 'សម្គាល់ថាបានធ្វើ' },
    reconsider: { vi: 'Xem xét lại', en: 'Reconsider', km: 'ពិចារណាឡើងវិញ' },
  },
})
