import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import { addDays, addMonths, lastDayOf } from '#core/days.ts'
import type { CurrencyCode } from '../currency.ts'
import { vatOnNet } from './voucher-vat.ts'

// The figures of form 01/GTGT by its line numbers (docs/domain/vat.md): data of the law, and sums of the VAT lists.

/** A sum of one of the lists: its rate in percent (`8`), `exempt`, `not_declared`, or null where a fee has several. */
export interface RateSum {
  readonly rate: string | null
  readonly net: string
  readonly vat: string
  /** Of purchases: whether the tax is deducted. */
  readonly is_deductible: boolean | null
}

/** What a line of the form sums up. */
interface FormLine {
  readonly code: string
  readonly of: 'net' | 'vat'
  readonly list: 'output' | 'input'
  /** Only these rates; absent: all. */
  readonly rates?: readonly string[]
  readonly deductible?: true
  /** Takes also what due days of purchases on credit change. */
  readonly due?: true
}

interface LoweredRate {
  /** In percent: what is charged, and what the law says otherwise. */
  readonly rate: string
  readonly instead: string
  readonly law: string
}

/** What a row of the form is about. */
export const formRows = [
  'purchases',
  'deducted',
  'exempt',
  'taxable',
  'zero',
  'five',
  'ten',
  'not_declared',
  'total',
  'arising',
] as const
export type FormRow = (typeof formRows)[number]

interface VatForm {
  /** The first period whose return has it, as its first day. */
  readonly from: string
  readonly law: string
  readonly lines: readonly FormLine[]
  /** Lines that sum up others, or take some off. */
  readonly sums: readonly {
    readonly code: string
    readonly plus: readonly string[]
    readonly minus?: readonly string[]
  }[]
  /** As they are printed: what is bought or sold, and the lines of its value and of its tax. */
  readonly rows: readonly { readonly name: FormRow; readonly value?: string; readonly tax?: string }[]
  /** Lines whose figures the books do not have: the office fills them in. */
  readonly leftOut: readonly string[]
  readonly lowered: readonly LoweredRate[]
}

const forms: readonly VatForm[] = [
  {
    from: '2026-07-01',
    law: '89/2026/TT-BTC',
    lines: [
      { code: '23', of: 'net', list: 'input' },
      { code: '24', of: 'vat', list: 'input' },
      { code: '25', of: 'vat', list: 'input', deductible: true, due: true },
      { code: '26', of: 'net', list: 'output', rates: ['exempt'] },
      { code: '29', of: 'net', list: 'output', rates: ['0'] },
      { code: '30', of: 'net', list: 'output', rates: ['5'] },
      { code: '31', of: 'vat', list: 'output', rates: ['5'] },
      // What is lowered to 8 % stands with 10 %, never on line 32a.
      { code: '32', of: 'net', list: 'output', rates: ['8', '10'] },
      { code: '33', of: 'vat', list: 'output', rates: ['8', '10'] },
      { code: '32a', of: 'net', list: 'output', rates: ['not_declared'] },
    ],
    sums: [
      { code: '27', plus: ['29', '30', '32', '32a'] },
      { code: '28', plus: ['31', '33'] },
      { code: '34', plus: ['26', '27'] },
      { code: '35', plus: ['28'] },
      { code: '36', plus: ['35'], minus: ['25'] },
    ],
    rows: [
      { name: 'purchases', value: '23', tax: '24' },
      { name: 'deducted', tax: '25' },
      { name: 'exempt', value: '26' },
      { name: 'taxable', value: '27', tax: '28' },
      { name: 'zero', value: '29' },
      { name: 'five', value: '30', tax: '31' },
      { name: 'ten', value: '32', tax: '33' },
      { name: 'not_declared', value: '32a' },
      { name: 'total', value: '34', tax: '35' },
      { name: 'arising', tax: '36' },
    ],
    leftOut: [
      '21',
      '22',
      '23a',
      '24a',
      '32b',
      '34a',
      '37',
      '38',
      '39a',
      '40a',
      '40b',
      '40',
      '41',
      '42',
      '43',
    ],
    lowered: [{ rate: '8', instead: '10', law: '204/2025/QH15' }],
  },
]

/** The form of a period; undefined where none is known. */
export const vatFormOn = (firstDay: string): VatForm | undefined =>
  forms.findLast(({ from }) => from <= firstDay)

/** The first day on which any form is known. */
const firstVatDay = forms[0]?.from ?? ''

/** A line of the return, with what of the lists it sums up; one that sums up other lines leads nowhere by itself. */
export interface ReturnLine {
  readonly code: string
  readonly amount: string
  readonly list: 'output' | 'input' | null
  readonly rates: readonly string[] | null
  readonly deductible: boolean
}

interface ReturnRow {
  readonly name: FormRow
  readonly value: ReturnLine | null
  readonly tax: ReturnLine | null
}

interface Sums {
  readonly output: readonly RateSum[]
  readonly input: readonly RateSum[]
  /** What due days of purchases on credit change of the deducted tax: below zero where they lower it. */
  readonly due: string
}

/** The rows of a form with their figures, and the sums of sales that no line of it takes. */
export function vatReturnOf(form: VatForm, sums: Sums) {
  const lines = new Map<string, ReturnLine>()
  for (const { code, of, list, rates = null, deductible = false, due = false } of form.lines) {
    const taken = sums[list].filter(
      (sum) =>
        (rates === null || (sum.rate !== null && rates.includes(sum.rate))) &&
        (!deductible || sum.is_deductible === true),
    )
    const amount = sumAmounts([...taken.map((sum) => sum[of]), ...(due ? [sums.due] : [])])
    lines.set(code, { code, amount, list, rates, deductible })
  }
  const amountOf = (code: string) => lines.get(code)?.amount ?? '0'
  for (const { code, plus, minus = [] } of form.sums) {
    const amount = subtractAmounts(sumAmounts(plus.map(amountOf)), sumAmounts(minus.map(amountOf)))
    lines.set(code, { code, amount, list: null, rates: null, deductible: false })
  }
  const lineOf = (code: string | undefined) => (code === undefined ? undefined : lines.get(code)) ?? null
  const placed = form.lines.flatMap(({ list, rates }) => (list === 'output' ? (rates ?? []) : []))
  return {
    rows: form.rows.map(({ name, value, tax }): ReturnRow => ({
      name,
      value: lineOf(value),
      tax: lineOf(tax),
    })),
    unplaced: sums.output.filter(({ rate }) => rate === null || !placed.includes(rate)),
  }
}

/** The tax that the lowered rate saves on a net amount, rounded once. */
export const loweredTax = (net: string, { rate, instead }: LoweredRate, currency: CurrencyCode) =>
  vatOnNet(net, subtractAmounts(instead, rate), currency)

/** A month (`2026-10`) or a quarter (`2026-Q4`) for which a return is handed in. */
export const taxPeriod = /^\d{4}-(?:0[1-9]|1[0-2]|Q[1-4])$/

interface TaxPeriod {
  readonly from: string
  readonly to: string
  /** Until when the return is handed in and paid, by the law; an office that is closed that day is not looked at. */
  readonly due_on: string
}

/** Source of the due days: Decree 252/2026/NĐ-CP, article 10. */
export const dueLaw = '252/2026/NĐ-CP'

/** The days of a tax period: a month's return is due on day 20 of the next, a quarter's on the last day of the next month. */
export function taxPeriodOf(text: string): TaxPeriod {
  const [year = '', part = ''] = text.split('-')
  const quarter = part.startsWith('Q') ? Number(part.slice(1)) : undefined
  const month = quarter === undefined ? part : String(quarter * 3 - 2).padStart(2, '0')
  const from = `${year}-${month}-01`
  const to = lastDayOf(addMonths(from, quarter === undefined ? 0 : 2))
  const next = addDays(to, 1)
  return { from, to, due_on: quarter === undefined ? addDays(next, 19) : lastDayOf(next) }
}

/** The tax periods that have begun since a form is known, the latest first: months, then quarters. */
export function taxPeriodsUntil(today: string): { readonly months: string[]; readonly quarters: string[] } {
  const months: string[] = []
  for (let day = firstVatDay; day !== '' && day <= today; day = addMonths(day, 1))
    months.unshift(day.slice(0, 7))
  const quarters = [...new Set(months.map(quarterOf))]
  return { months, quarters }
}

const quarterOf = (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
