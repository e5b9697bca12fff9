import { defineLabels } from '../define-labels.ts'
import { voucherPlan } from './voucher-plan.ts'

export const voucherPlanLabels = defineLabels(voucherPlan, {
  vi: {
    one: 'kế hoạch thu chi',
    many: 'Kế hoạch thu chi',
    purpose: 'Khoản thu, chi theo kỳ của từng hợp đồng.',
    fields: {
      kind: 'Loại',
      contract_id: 'Hợp đồng',
      first_date: 'Từ ngày',
      last_date: 'Đến ngày',
      period_months: 'Chu kỳ (tháng)',
      amount_before_tax: 'Trước thuế',
      amount_with_tax: 'Gồm thuế',
      counterparty: 'Người nộp / nhận',
      warning_days: 'Báo trước',
      block_reason: 'Lý do khóa',
      periods: 'Các kỳ',
    },
    sections: {
      term: 'Kỳ hạn',
      money: 'Số tiền',
    },
    options: {
      kind: {
        revenue: 'Thu',
        payment: 'Chi',
      },
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
    state: 'Trạng thái',
    states: {
      coming_soon: 'Sắp tới',
      expired: 'Hết hạn',
      inactive: 'Đã khóa',
    },
    actions: {
      begin: 'Bắt đầu',
      expire: 'Đánh dấu hết hạn',
      block: 'Khóa',
      unblock: 'Mở khóa',
    },
  },
  en: {
    one: 'payment schedule',
    many: 'Payment schedules',
    purpose: 'What each contract earns or costs in each period.',
    fields: {
      kind: 'Type',
      contract_id: 'Contract',
      first_date: 'From',
      last_date: 'To',
      period_months: 'Every (months)',
      amount_before_tax: 'Before tax',
      amount_with_tax: 'Including tax',
      counterparty: 'Payer or recipient',
      warning_days: 'Warning before due date',
      block_reason: 'Reason for blocking',
      periods: 'Periods',
    },
    sections: {
      term: 'Term',
      money: 'Amounts',
    },
    options: {
      kind: {
        revenue: 'Revenue',
        payment: 'Payment',
      },
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
    state: 'Status',
    states: {
      coming_soon: 'Upcoming',
      expired: 'Expired',
      inactive: 'Blocked',
    },
    actions: {
      begin: 'Begin',
      expire: 'Expire',
      block: 'Block',
      unblock: 'Unblock',
    },
  },
  km: {
    one: 'ផែនការចំណូលចំណាយ',
    many: 'ផែនការចំណូលចំណាយ',
    purpose: 'ចំណូល ចំណាយតាមកាលកំណត់នៃកិច្ចសន្យា។',
    fields: {
      kind: 'ប្រភេទ',
      contract_id: 'កិច្ចសន្យា',
      first_date: 'ចាប់ពី',
      last_date: 'ដល់',
      period_months: 'រៀងរាល់ (ខែ)',
      amount_before_tax: 'មុនពន្ធ',
      amount_with_tax: 'រួមពន្ធ',
      counterparty: 'អ្នកបង់ ឬអ្នកទទួល',
      warning_days: 'ព្រមានមុន',
      block_reason: 'មូលហេតុបិទ',
      periods: 'គ្រា',
    },
    sections: {
      term: 'រយៈពេល',
      money: 'ចំនួនប្រាក់',
    },
    options: {
      kind: {
        revenue: 'ចំណូល',
        payment: 'ចំណាយ',
      },
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'រៀល (KHR)',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      coming_soon: 'ជិតមកដល់',
      expired: 'ផុតកំណត់',
      inactive: 'បានបិទ',
    },
    actions: {
      begin: 'ចាប់ផ្តើម',
      expire: 'ផុតកំណត់',
      block: 'បិទ',
      unblock: 'បើក',
    },
  },
})
