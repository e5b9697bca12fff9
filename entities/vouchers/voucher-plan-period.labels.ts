import { defineLabels } from '../define-labels.ts'
import { voucherPlanPeriod } from './voucher-plan-period.ts'

export const voucherPlanPeriodLabels = defineLabels(voucherPlanPeriod, {
  one: { vi: 'kỳ thu chi', en: 'instalment', km: 'គ្រានៃផែនការ' },
  many: { vi: 'Kỳ thu chi', en: 'Instalments', km: 'គ្រានៃផែនការ' },
  purpose: {
    vi: 'Từng kỳ của kế hoạch thu chi và phiếu đã lập.',
    en: 'The instalments of payment schedules, and the vouchers created for them.',
    km: 'គ្រានីមួយៗនៃផែនការចំណូលចំណាយ។',
  },
  fields: {
    name: { vi: 'Kỳ', en: 'Period', km: 'គ្រា' },
    voucher_plan_id: { vi: 'Kế hoạch', en: 'Payment schedule', km: 'ផែនការ' },
    number: { vi: 'Kỳ số', en: 'Number', km: 'លេខគ្រា' },
    from_date: { vi: 'Từ ngày', en: 'From', km: 'ពីថ្ងៃ' },
    to_date: { vi: 'Đến ngày', en: 'To', km: 'ដល់ថ្ងៃ' },
    due_on: { vi: 'Đến hạn', en: 'Due date', km: 'ថ្ងៃកំណត់' },
    warn_on: { vi: 'Nhắc từ ngày', en: 'Warn from', km: 'ព្រមានពី' },
    amount_with_tax: { vi: 'Gồm thuế', en: 'With tax', km: 'រួមពន្ធ' },
    payment_vouchers: { vi: 'Phiếu chi', en: 'Payment vouchers', km: 'ប័ណ្ណចំណាយ' },
  },
  states: {
    coming_soon: { vi: 'Sắp tới', en: 'Upcoming', km: 'ជិតមកដល់' },
    active: { vi: 'Đến kỳ', en: 'Active', km: 'ដល់គ្រា' },
    expired: { vi: 'Quá hạn', en: 'Expired', km: 'ហួសកំណត់' },
    done: { vi: 'Đã lập phiếu', en: 'Done', km: 'រួចរាល់' },
    inactive: { vi: 'Đã khóa', en: 'Blocked', km: 'បានបិទ' },
  },
  actions: {
    begin: { vi: 'Mở kỳ', en: 'Begin', km: 'ចាប់ផ្តើម' },
    expire: { vi: 'Đánh dấu quá hạn', en: 'Expire', km: 'ហួសកំណត់' },
    book: { vi: 'Lập phiếu', en: 'Create voucher', km: 'បង្កើតប័ណ្ណ' },
  },
})
