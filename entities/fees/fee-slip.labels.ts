import { defineLabels } from '../define-labels.ts'
import { feeSlip } from './fee-slip.ts'

export const feeSlipLabels = defineLabels(feeSlip, {
  one: { vi: 'phiếu báo phí', en: 'monthly bill', km: 'ប័ណ្ណថ្លៃ' },
  many: { vi: 'Phiếu báo phí', en: 'Monthly bills', km: 'ប័ណ្ណថ្លៃ' },
  purpose: {
    vi: 'Tổng các khoản phí của một căn hộ trong một tháng.',
    en: 'The total that an apartment is charged for one month.',
    km: 'ថ្លៃទាំងអស់របស់អាផាតមិនមួយក្នុងមួយខែ។',
  },
  fields: {
    amount: { vi: 'Tổng tiền', en: 'Total', km: 'សរុប' },
    open: { vi: 'Còn nợ', en: 'Balance', km: 'នៅជំពាក់' },
    invoice: { vi: 'Hóa đơn', en: 'Invoice', km: 'វិក្កយបត្រ' },
    fees_count: { vi: 'Số khoản', en: 'Fees', km: 'ចំនួនថ្លៃ' },
    fees: { vi: 'Các khoản phí', en: 'Fees', km: 'ថ្លៃសេវា' },
  },
})
