import { defineLabels } from '../define-labels.ts'
import { suggestion } from './suggestion.ts'

export const suggestionLabels = defineLabels(suggestion, {
  vi: {
    one: 'đề xuất',
    many: 'Đề xuất',
    purpose: 'Đề xuất mua sắm, sửa chữa của nhân viên, chờ ban quản lý quyết định.',
    fields: {
      type: 'Loại đề xuất',
      proposer_id: 'Người đề xuất',
      department: 'Bộ phận',
      needed_on: 'Ngày cần',
      estimated_cost: 'Chi phí dự kiến',
      decision_note: 'Ý kiến phê duyệt',
      reject_reason: 'Lý do từ chối',
    },
    sections: {
      proposal: 'Nội dung đề xuất',
      decision: 'Quyết định',
    },
    options: {
      type: {
        purchase: 'Mua sắm',
        repair: 'Sửa chữa',
        maintenance: 'Bảo trì',
        staff: 'Nhân sự',
        other: 'Khác',
      },
    },
    state: 'Trạng thái',
    states: {
      done: 'Đã thực hiện',
    },
    actions: {
      complete: 'Hoàn thành',
      reconsider: 'Xem xét lại',
    },
  },
  en: {
    one: 'proposal',
    many: 'Proposals',
    purpose: 'Staff proposals to buy, repair or change something, for the management office to decide.',
    fields: {
      type: 'Type',
      proposer_id: 'Proposed by',
      department: 'Department',
      needed_on: 'Needed on',
      estimated_cost: 'Estimated cost',
      decision_note: 'Decision note',
      reject_reason: 'Reason for rejection',
    },
    sections: {
      proposal: 'Proposal',
      decision: 'Decision',
    },
    options: {
      type: {
        purchase: 'Purchase',
        repair: 'Repair',
        maintenance: 'Maintenance',
        staff: 'Staff',
        other: 'Other',
      },
    },
    state: 'Status',
    states: {
      done: 'Done',
    },
    actions: {
      complete: 'Complete',
      reconsider: 'Reconsider',
    },
  },
  km: {
    one: 'សំណើ',
    many: 'សំណើ',
    purpose: 'សំណើទិញ ជួសជុល ឬផ្លាស់ប្តូររបស់បុគ្គលិក រង់ចាំការសម្រេច។',
    fields: {
      type: 'ប្រភេទសំណើ',
      proposer_id: 'អ្នកស្នើ',
      department: 'ផ្នែក',
      needed_on: 'ថ្ងៃត្រូវការ',
      estimated_cost: 'ចំណាយប៉ាន់ស្មាន',
      decision_note: 'យោបល់សម្រេច',
      reject_reason: 'មូលហេតុបដិសេធ',
    },
    sections: {
      proposal: 'ខ្លឹមសារសំណើ',
      decision: 'ការសម្រេច',
    },
    options: {
      type: {
        purchase: 'ការទិញ',
        repair: 'ជួសជុល',
        maintenance: 'ថែទាំ',
        staff: 'បុគ្គលិក',
        other: 'ផ្សេងៗ',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      done: 'បានអនុវត្ត',
    },
    actions: {
      complete: 'សម្គាល់ថាបានធ្វើ',
      reconsider: 'ពិចារណាឡើងវិញ',
    },
  },
})
