import type { Labels } from '#core/labels.ts'
import type { lateInterestRun } from './late-interest-run.ts'

export const lateInterestRunLabels = {
  vi: {
    one: 'đợt tính lãi chậm nộp',
    many: 'Tính lãi chậm nộp',
    purpose: 'Mỗi đợt tạo khoản lãi nháp cho các khoản phí nộp trễ, tính đến hết một tháng.',
    create: 'Tính lãi',
    fields: {
      name: 'Đợt',
      month: 'Tháng',
      fee_count: 'Số khoản lãi',
      amount: 'Tổng tiền lãi',
      note: 'Ghi chú',
      fees: 'Khoản lãi',
    },
    help: { month: 'Tính những ngày chưa tính lãi, đến hết ngày cuối của tháng này.' },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'late interest run',
    many: 'Late interest runs',
    purpose: 'Each run creates draft fees for what was paid late, through the end of a month.',
    create: 'Calculate interest',
    fields: {
      name: 'Run',
      month: 'Month',
      fee_count: 'Fees',
      amount: 'Interest',
      note: 'Note',
      fees: 'Fees',
    },
    help: { month: 'Counts the days that no interest was charged for, through the last day of this month.' },
    sections: { general: 'General' },
  },
  km: {
    one: 'ការគណនាការប្រាក់បង់យឺត',
    many: 'គណនាការប្រាក់បង់យឺត',
    purpose: 'ការគណនានីមួយៗបង្កើតថ្លៃការប្រាក់ព្រាង សម្រាប់ថ្លៃដែលបង់យឺត រហូតដល់ចុងខែមួយ។',
    create: 'គណនាការប្រាក់',
    fields: {
      name: 'វគ្គ',
      month: 'ខែ',
      fee_count: 'ចំនួនថ្លៃការប្រាក់',
      amount: 'ការប្រាក់សរុប',
      note: 'កំណត់សម្គាល់',
      fees: 'ថ្លៃការប្រាក់',
    },
    help: { month: 'គណនាថ្ងៃដែលមិនទាន់គិតការប្រាក់ រហូតដល់ថ្ងៃចុងខែនេះ។' },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof lateInterestRun>
