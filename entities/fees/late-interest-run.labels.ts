import { defineLabels } from '../define-labels.ts'
import { lateInterestRun } from './late-interest-run.ts'

export const lateInterestRunLabels = defineLabels(lateInterestRun, {
  one: { vi: 'đợt tính lãi chậm nộp', en: 'late interest run', km: 'ការគណនាការប្រាក់បង់យឺត' },
  many: { vi: 'Tính lãi chậm nộp', en: 'Late interest runs', km: 'គណនាការប្រាក់បង់យឺត' },
  purpose: {
    vi: 'Mỗi đợt tạo khoản lãi nháp cho các khoản phí nộp trễ, tính đến hết một tháng.',
    en: 'Each run creates draft fees for what was paid late, through the end of a month.',
    km: 'ការគណនានីមួយៗបង្កើតថ្លៃការប្រាក់ព្រាង សម្រាប់ថ្លៃដែលបង់យឺត រហូតដល់ចុងខែមួយ។',
  },
  create: { vi: 'Tính lãi', en: 'Calculate interest', km: 'គណនាការប្រាក់' },
  fields: {
    name: { vi: 'Đợt', en: 'Run', km: 'វគ្គ' },
    fee_count: { vi: 'Số khoản lãi', en: 'Fees', km: 'ចំនួនថ្លៃការប្រាក់' },
    amount: { vi: 'Tổng tiền lãi', en: 'Interest', km: 'ការប្រាក់សរុប' },
    fees: { vi: 'Khoản lãi', en: 'Fees', km: 'ថ្លៃការប្រាក់' },
  },
  help: {
    month: {
      vi: 'Tính những ngày chưa tính lãi, đến hết ngày cuối của tháng này.',
      en: 'Counts the days that no interest was charged for, through the last day of this month.',
      km: 'គណនាថ្ងៃដែលមិនទាន់គិតការប្រាក់ រហូតដល់ថ្ងៃចុងខែនេះ។',
    },
  },
})
