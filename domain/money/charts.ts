import { countryOf, type Country, type Placed } from '../countries.ts'

/** Charts of accounts for which default codes are known (docs/domain/accounting.md). */
const knownCharts = ['tt133', 'tt99'] as const
export type KnownChart = (typeof knownCharts)[number]

/** What a building may keep: of none, each code is the office's own. */
export const charts = [...knownCharts, 'none'] as const
export type Chart = (typeof charts)[number]

/** The chart of a building that does not say one. */
export const chartsByCountry: Readonly<Record<Country, Chart>> = { VN: 'tt133', KH: 'none', OTHER: 'none' }

/** The chart that a building keeps: its own, or that of its country. */
export const chartOf = ({ chart, ...place }: Placed & { readonly chart?: Chart | null | undefined }): Chart =>
  chart ?? chartsByCountry[countryOf(place)]

/** What a line of the books is about, as an accountant maps it: finer than the ledger's own accounts. */
export const postings = [
  'cash',
  'bank',
  'receivable',
  'credit',
  'deposit',
  'prepaid',
  'prepaid_discount',
  'revenue',
  'output_vat',
  'input_vat',
  'collected_for_others',
  'payable',
  'other_income',
  'maintenance_income',
  'deduction',
  'bad_debt',
  'expense',
  'maintenance_expense',
  'cash_shortage',
  'cash_surplus',
  'exchange_loss',
  'exchange_gain',
  'opening',
] as const
export type Posting = (typeof postings)[number]

/** The codes of both charts, where they are the same. */
const shared = {
  cash: '1111',
  bank: '1121',
  receivable: '131',
  // What was paid in advance stands on the other side of the same account.
  credit: '131',
  // Revenue of later months.
  prepaid: '3387',
  revenue: '5113',
  output_vat: '33311',
  input_vat: '1331',
  collected_for_others: '3388',
  // What suppliers have billed and is paid later.
  payable: '331',
  other_income: '711',
  // Money of the owners that the building only keeps.
  maintenance_income: '3388',
  maintenance_expense: '3388',
  cash_shortage: '1381',
  cash_surplus: '3381',
  exchange_loss: '635',
  exchange_gain: '515',
  opening: '4111',
} as const satisfies Partial<Record<Posting, string>>

/** Revenue and expenses: what an accountant closes to the result at the end of a period. */
export const resultPostings: readonly Posting[] = [
  'revenue',
  'other_income',
  'deduction',
  'prepaid_discount',
  'bad_debt',
  'expense',
  'exchange_loss',
  'exchange_gain',
]

/** The account of the result in both charts. */
export const resultCode = '911'

/** Before the name of a posting that has no code, in place of one: an office's own code can't begin so. */
export const noCode = '@'

/** Account codes as they are read: a posting that has none is called by its name. */
export const readableCodes = (codes: string, nameOf: (posting: Posting) => string): string =>
  codes.replaceAll(new RegExp(`${noCode}(\\w+)`, 'gv'), (whole, said) => {
    const posting = postings.find((one) => one === said)
    return posting === undefined ? whole : nameOf(posting)
  })

/** The account code of each posting, unless the building has its own for it. */
export const chartCodes: Readonly<Record<KnownChart, Readonly<Record<Posting, string>>>> = {
  // This chart has no account for what reduces revenue.
  tt133: {
    ...shared,
    deposit: '3386',
    deduction: '5113',
    prepaid_discount: '5113',
    expense: '6422',
    bad_debt: '6422',
  },
  tt99: {
    ...shared,
    deposit: '344',
    deduction: '5213',
    prepaid_discount: '5211',
    expense: '6428',
    bad_debt: '6428',
  },
}
