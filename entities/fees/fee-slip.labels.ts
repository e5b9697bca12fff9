import type { Labels } from '#core/labels.ts'
import type { feeSlip } from './fee-slip.ts'

export const feeSlipLabels = {
  vi: {
    one: 'phiếu báo phí',
    many: 'Phiếu báo phí',
    purpose: 'Tổng các khoản phí của một căn hộ trong một tháng.',
    fields: {
      apartment_id: 'Căn hộ',
      month: 'Tháng',
      amount: 'Tổng tiền',
      open: 'Còn nợ',
      fees_count: 'Số khoản',
      fees: 'Các khoản phí',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'fee slip',
    many: 'Fee slips',
    purpose: 'The total that an apartment is charged for one month.',
    fields: {
      apartment_id: 'Apartment',
      month: 'Month',
      amount: 'Total',
      open: 'Balance',
      fees_count: 'Fees',
      fees: 'Fees',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'ប័ណ្ណថ្លៃ',
    many: 'ប័ណ្ណថ្លៃ',
    purpose: 'ថ្លៃទាំងអស់របស់អាផាតមិនមួយក្នុងមួយខែ។',
    fields: {
      apartment_id: 'អាផាតមិន',
      month: 'ខែ',
      amount: 'សរុប',
      open: 'នៅជំពាក់',
      fees_count: 'ចំនួនថ្លៃ',
      fees: 'ថ្លៃសេវា',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof feeSlip>
