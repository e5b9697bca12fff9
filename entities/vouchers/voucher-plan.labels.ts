import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { voucherPlan } from './voucher-plan.ts'

export const voucherPlanLabels = defineLabels(voucherPlan, {
  one: { vi: 'kế hoạch thu chi', en: 'payment schedule', km: 'ផែនការចំណូលចំណាយ' },
  many: { vi: 'Kế hoạch thu chi', en: 'Payment schedules', km: 'ផែនការចំណូលចំណាយ' },
  purpose: {
    vi: 'Khoản thu, chi theo kỳ của từng hợp đồng.',
    en: 'What each contract earns or costs in each period.',
    km: 'ចំណូល ចំណាយតាមកាលកំណត់នៃកិច្ចសន្យា។',
  },
  fields: {
    kind: { vi: 'Loại', en: 'Type', km: 'ប្រភេទ' },
    contract_id: { vi: 'Hợp đồng', en: 'Contract', km: 'កិច្ចសន្យា' },
    first_date: { vi: 'Từ ngày', en: 'From', km: 'ចាប់ពី' },
    last_date: { vi: 'Đến ngày', en: 'To', km: 'ដល់' },
    period_months: { vi: 'Chu kỳ (tháng)', en: 'Every (months)', km: 'រៀងរាល់ (ខែ)' },
    amount_with_tax: { vi: 'Gồm thuế', en: 'Including tax', km: 'រួមពន្ធ' },
    counterparty: { vi: 'Người nộp / nhận', en: 'Payer or recipient', km: 'អ្នកបង់ ឬអ្នកទទួល' },
    warning_days: { vi: 'Báo trước', en: 'Warning before due date', km: 'ព្រមានមុន' },
    block_reason: { vi: 'Lý do khóa', en: 'Reason for blocking', km: 'មូលហេតុបិទ' },
    periods: { vi: 'Các kỳ', en: 'Periods', km: 'គ្រា' },
  },
  sections: {
    term: { vi: 'Kỳ hạn', en: 'Term', km: 'រយៈពេល' },
    money: { vi: 'Số tiền', en: 'Amounts', km: 'ចំនួនប្រាក់' },
  },
  options: {
    kind: {
      revenue: { vi: 'Thu', en: 'Revenue', km: 'ចំណូល' },
      payment: { vi: 'Chi', en: 'Payment', km: 'ចំណាយ' },
    },
    currency_code: currencyWords,
  },
  states: {
    coming_soon: { vi: 'Sắp tới', en: 'Upcoming', km: 'ជិតមកដល់' },
    inactive: { vi: 'Đã khóa', en: 'Blocked', km: 'បានបិទ' },
  },
  actions: {
    begin: { vi: 'Bắt đầu', en: 'Begin', km: 'ចាប់ផ្តើម' },
    expire: { vi: 'Đánh dấu hết hạn', en: 'Expire', km: 'ផុតកំណត់' },
  },
})
