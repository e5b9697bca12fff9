import { defineLabels } from '../define-labels.ts'
import { lateInterestRun } from './late-interest-run.ts'

export const lateInterestRunLabels = defineLabels(lateInterestRun, {
  vi: {
    one: 'đợt tính lãi chậm nộp',
    many: 'Tính lãi chậm nộp',
    purpose: 'Mỗi đợt tạo khoản lãi nháp cho các khoản phí nộp trễ, tính đến hết một tháng.',
    create: 'Tính lãi',
    fields: {
      name: 'Đợt',
      fee_count: 'Số khoản lãi',
      amount: 'Tổng tiền lãi',
      fees: 'Khoản lãi',
    },
    help: { month: 'Tính những ngày chưa tính lãi, đến hết ngày cuối của tháng này.' },
  },
  en: {
    one: 'late interest run',
    many: 'Late interest runs',
    purpose: 'Each run creates draft fees for what was paid late, through the end of a month.',
    create: 'Calculate interest',
    fields: {
      name: 'Run',
      fee_count: 'Fees',
      amount: 'Interest',
      fees: 'Fees',
    },
    help: { month: 'Counts the days that no interest was charged for, through the last day of this month.' },
  },
  km: {
    one: 'ការគណនាការប្រាក់បង់យឺត',
    many: 'គណនាការប្រាក់បង់យឺត',
    purpose: 'ការគណនានីមួយៗបង្កើតថ្លៃការប្រាក់ព្រាង សម្រាប់ថ្លៃដែលបង់យឺត រហូតដល់ចុងខែមួយ។',
    create: 'គណនាការប្រាក់',
    fields: {
      name: 'វគ្គ',
      fee_count: 'ចំនួនថ្លៃការប្រាក់',
      amount: 'ការប្រាក់សរុប',
      fees: 'ថ្លៃការប្រាក់',
    },
    help: { month: 'គណនាថ្ងៃដែលមិនទាន់គិតការប្រាក់ រហូតដល់ថ្ងៃចុងខែនេះ។' },
  },
})
