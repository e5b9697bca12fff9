import { defineLabels } from '../define-labels.ts'
import { feeSlip } from './fee-slip.ts'

export const feeSlipLabels = defineLabels(feeSlip, {
  vi: {
    one: 'phiếu báo phí',
    many: 'Phiếu báo phí',
    purpose: 'Tổng các khoản phí của một căn hộ trong một tháng.',
    fields: {
      amount: 'Tổng tiền',
      open: 'Còn nợ',
      fees_count: 'Số khoản',
      fees: 'Các khoản phí',
    },
  },
  en: {
    one: 'monthly bill',
    many: 'Monthly bills',
    purpose: 'The total that an apartment is charged for one month.',
    fields: {
      amount: 'Total',
      open: 'Balance',
      fees_count: 'Fees',
      fees: 'Fees',
    },
  },
  km: {
    one: 'ប័ណ្ណថ្លៃ',
    many: 'ប័ណ្ណថ្លៃ',
    purpose: 'ថ្លៃទាំងអស់របស់អាផាតមិនមួយក្នុងមួយខែ។',
    fields: {
      amount: 'សរុប',
      open: 'នៅជំពាក់',
      fees_count: 'ចំនួនថ្លៃ',
      fees: 'ថ្លៃសេវា',
    },
  },
})
