import type { Language } from '#core/language.ts'
import type { namedAccounts } from '../money/ledger-accounts.ts'
import type { Comparison, PeriodName } from './periods.ts'
import type { ColumnName, Dimension, Filter, HeldMoney } from './report.ts'
import { km } from './words-km.ts'

type NamedAccount = (typeof namedAccounts)[number]

export interface ReportFigureWords {
  readonly columns: Readonly<Record<ColumnName, string>>
  /** The head of a report's share in percent. */
  readonly rate_column: string
  /** The head of how much more or less than in the compared period, in percent. */
  readonly change_column: string
  /** Of figures that say how fees stand on the day of reading. */
  readonly as_of: string
  readonly by: Readonly<Record<Dimension, string>>
  readonly filters: Readonly<Record<Filter, string>>
  readonly accounts: Readonly<Record<NamedAccount, string>>
  readonly periods: Readonly<Record<PeriodName | 'own', string>>
  readonly compare: Readonly<Record<Comparison | 'none', string>>
  readonly total: string
  /** Of a row without a value: no method, no block. */
  readonly not_said: string
  /** Of what was spent without an item of the plan. */
  readonly off_plan: string
  readonly made: string
  /** Of a paper that names nobody. */
  readonly made_at: string
  readonly rate: string
  /** What of the money in the funds is not for running the house. */
  readonly held: Readonly<Record<HeldMoney, string>>
  readonly signers: Readonly<Record<'maker' | 'accountant' | 'manager', string>>
  /** The page's own. */
  readonly page: Readonly<
    Record<
      | 'period'
      | 'rows'
      | 'compare'
      | 'all'
      | 'print'
      | 'print_owners'
      | 'load_failed'
      | 'nothing'
      | 'own_only'
      | 'behind'
      | 'back'
      | 'document'
      | 'amount'
      | 'apartment'
      | 'change'
      | 'more'
      | 'beside'
      | 'chart',
      string
    >
  >
}

const vi: ReportFigureWords = {
  columns: {
    opening: 'Đầu kỳ',
    in: 'Thu vào',
    out: 'Chi ra',
    moved: 'Chuyển giữa các quỹ',
    closing: 'Cuối kỳ',
    documents: 'Số chứng từ',
    booked: 'Phát sinh',
    voided: 'Đã hủy',
    net: 'Thực tế',
    charged: 'Phải thu',
    settled: 'Đã thanh toán',
    let_off: 'Miễn giảm',
    fees: 'Số khoản phí',
    drafts: 'Nháp',
    collected: 'Đã thu',
    open: 'Còn nợ',
    overdue: 'Quá hạn',
    added: 'Tăng',
    used: 'Đã dùng',
    planned_in: 'Thu kế hoạch',
    actual_in: 'Thu thực tế',
    beyond_in: 'Chênh lệch thu',
    planned_out: 'Chi kế hoạch',
    actual_out: 'Chi thực tế',
    beyond_out: 'Chênh lệch chi',
    planned: 'Kế hoạch',
    spent: 'Đã chi',
    not_due: 'Chưa đến hạn',
    late_30: 'Quá hạn 1–30 ngày',
    late_60: 'Quá hạn 31–60 ngày',
    late_90: 'Quá hạn 61–90 ngày',
    late_more: 'Quá hạn trên 90 ngày',
  },
  rate_column: 'Tỷ lệ thu (%)',
  change_column: 'Thay đổi (%)',
  as_of: 'Theo tình trạng các khoản phí ngày {{day}}',
  by: {
    day: 'Ngày',
    month: 'Tháng',
    account: 'Tài khoản quỹ',
    item: 'Khoản',
    collector: 'Người thu',
    method: 'Hình thức thanh toán',
    block: 'Block',
    maker: 'Người lập',
    fee_type: 'Nhóm phí',
    apartment: 'Căn hộ',
    plan: 'Kế hoạch',
    fund_item: 'Hạng mục',
    partner: 'Nhà cung cấp',
  },
  filters: {
    cash_account_id: 'Tài khoản quỹ',
    currency_code: 'Tiền tệ',
    block_id: 'Block',
    fee_type: 'Nhóm phí',
    receipt_category_id: 'Hạng mục thu',
    payment_category_id: 'Hạng mục chi',
    collector_id: 'Người thu',
    maker_id: 'Người lập',
    payment_method_id: 'Hình thức thanh toán',
  },
  accounts: {
    receivable: 'Công nợ',
    credit: 'Tiền thừa của căn hộ',
    revenue: 'Doanh thu',
    output_vat: 'Thuế GTGT đầu ra',
    input_vat: 'Thuế GTGT được khấu trừ',
    collected_for_others: 'Thu hộ',
    payable: 'Phải trả nhà cung cấp',
    expense: 'Chi phí',
    deduction: 'Giảm trừ',
    bad_debt: 'Nợ đã xóa',
    opening: 'Số dư đầu',
    deposit: 'Tiền đặt cọc',
    prepaid: 'Nộp trước nhiều tháng',
    prepaid_discount: 'Chiết khấu nộp trước',
    cash_difference: 'Thừa thiếu quỹ',
    exchange_difference: 'Chênh lệch tỷ giá',
  },
  periods: {
    last_30_days: '30 ngày qua',
    this_month: 'Tháng này',
    last_month: 'Tháng trước',
    last_3_months: '3 tháng gần đây',
    last_6_months: '6 tháng gần đây',
    this_year: 'Năm nay',
    own: 'Tự chọn',
  },
  compare: { none: 'Không so sánh', previous: 'Kỳ trước', last_year: 'Cùng kỳ năm trước' },
  total: 'Tổng cộng',
  not_said: 'Không ghi',
  off_plan: 'Ngoài kế hoạch',
  made: '{{name}} lập lúc {{at}}',
  made_at: 'Lập lúc {{at}}',
  rate: 'Tỷ giá áp dụng cho {{currency}}: {{rates}}',
  held: {
    maintenance: 'Trong số dư cuối kỳ, quỹ bảo trì: {{amount}}',
    deposits: 'Trong số dư cuối kỳ, tiền đặt cọc đang giữ: {{amount}}',
  },
  signers: { maker: 'Người lập', accountant: 'Kế toán', manager: 'Ban quản lý' },
  page: {
    period: 'Thời gian',
    rows: 'Theo',
    compare: 'So với',
    all: 'Tất cả',
    print: 'In PDF',
    print_owners: 'PDF gửi chủ sở hữu',
    load_failed: 'Không tải được báo cáo',
    nothing: 'Không có phát sinh trong thời gian này.',
    own_only: 'Chỉ gồm khoản bạn tự thu; danh sách phiếu thu có của mọi người.',
    behind: 'Chứng từ của “{{what}}”',
    back: 'Về báo cáo',
    document: 'Chứng từ',
    amount: 'Số tiền',
    apartment: 'Căn hộ',
    change: 'So với {{from}} – {{to}}',
    more: 'Chỉ hiện {{shown}} dòng đầu trong {{total}} dòng; tệp Excel có đủ.',
    beside: '{{what}} kỳ so sánh',
    chart: 'Biểu đồ',
  },
}

const en: ReportFigureWords = {
  columns: {
    opening: 'Opening',
    in: 'In',
    out: 'Out',
    moved: 'Between own funds',
    closing: 'Closing',
    documents: 'Documents',
    booked: 'Booked',
    voided: 'Voided',
    net: 'Net',
    charged: 'Charged',
    settled: 'Settled',
    let_off: 'Let off',
    fees: 'Fees',
    drafts: 'Drafts',
    collected: 'Collected',
    open: 'Balance',
    overdue: 'Overdue',
    added: 'Added',
    used: 'Used',
    planned_in: 'Planned in',
    actual_in: 'Actual in',
    beyond_in: 'Difference in',
    planned_out: 'Planned out',
    actual_out: 'Actual out',
    beyond_out: 'Difference out',
    planned: 'Planned',
    spent: 'Spent',
    not_due: 'Not due yet',
    late_30: '1–30 days late',
    late_60: '31–60 days late',
    late_90: '61–90 days late',
    late_more: 'Over 90 days late',
  },
  rate_column: 'Collection rate (%)',
  change_column: 'Change (%)',
  as_of: 'As the fees stand on {{day}}',
  by: {
    day: 'Day',
    month: 'Month',
    account: 'Fund account',
    item: 'Description',
    collector: 'Collector',
    method: 'Payment method',
    block: 'Block',
    maker: 'Made by',
    fee_type: 'Fee type',
    apartment: 'Apartment',
    plan: 'Plan',
    fund_item: 'Item',
    partner: 'Supplier',
  },
  filters: {
    cash_account_id: 'Fund account',
    currency_code: 'Currency',
    block_id: 'Block',
    fee_type: 'Fee type',
    receipt_category_id: 'Receipt category',
    payment_category_id: 'Payment category',
    collector_id: 'Collector',
    maker_id: 'Made by',
    payment_method_id: 'Payment method',
  },
  accounts: {
    receivable: 'Debts',
    credit: 'Credit of apartments',
    revenue: 'Revenue',
    output_vat: 'Output VAT',
    input_vat: 'Input VAT deducted',
    collected_for_others: 'Collected for others',
    payable: 'Owed to suppliers',
    expense: 'Expenses',
    deduction: 'Deductions',
    bad_debt: 'Debts written off',
    opening: 'Opening balances',
    deposit: 'Deposits',
    prepaid: 'Prepayments',
    prepaid_discount: 'Discounts on prepayments',
    cash_difference: 'Cash differences',
    exchange_difference: 'Exchange differences',
  },
  periods: {
    last_30_days: 'Last 30 days',
    this_month: 'This month',
    last_month: 'Last month',
    last_3_months: 'Last 3 months',
    last_6_months: 'Last 6 months',
    this_year: 'This year',
    own: 'Own range',
  },
  compare: { none: 'No comparison', previous: 'Period before', last_year: 'Same of last year' },
  total: 'Total',
  not_said: 'Not stated',
  off_plan: 'Off plan',
  made: 'Made by {{name}} at {{at}}',
  made_at: 'Made at {{at}}',
  rate: 'Rates used for {{currency}}: {{rates}}',
  held: {
    maintenance: 'Of the closing balance, in the maintenance fund: {{amount}}',
    deposits: 'Of the closing balance, deposits held: {{amount}}',
  },
  signers: { maker: 'Prepared by', accountant: 'Accountant', manager: 'Manager' },
  page: {
    period: 'Period',
    rows: 'By',
    compare: 'Compare with',
    all: 'All',
    print: 'Print PDF',
    print_owners: 'PDF for owners',
    load_failed: 'The report could not be loaded',
    nothing: 'Nothing was booked in this period.',
    own_only: 'Only what you took yourself; the list of receipts has everybody’s.',
    behind: 'Documents behind “{{what}}”',
    back: 'Back to the report',
    document: 'Document',
    amount: 'Amount',
    apartment: 'Apartment',
    change: 'Compared with {{from}} – {{to}}',
    more: 'Only the first {{shown}} of {{total}} rows are shown; the Excel file has all.',
    beside: '{{what}}, compared',
    chart: 'Chart',
  },
}

/** What reports say, on screen, on paper and in files. */
export const reportFigureWords: Readonly<Record<Language, ReportFigureWords>> = { vi, en, km }
