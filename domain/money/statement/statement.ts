import { compareAmounts, fractionDigits } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../../currency.ts'
import type { ComparedBalances } from './balances.ts'
import { halfConverted, isMonthFirst, latinDigits, readAmount, readDay } from './cells.ts'
import { guessColumns, missingFields, type StatementColumns, type StatementField } from './columns.ts'
import { joinContinued } from './continued.ts'
import { minusBeforeOut, type SaidDirections } from './directions.ts'
import { headingText } from './heading-text.ts'
import { giveDirections, type Draft } from './given-directions.ts'
import { readMoney, saysSide, sizeOf, type CellOf } from './money.ts'
import { linesOfOthers } from './other-accounts.ts'

/** A line of a file: its number there, and the text of its cells. */
export interface StatementLine {
  readonly number: number
  readonly cells: readonly string[]
  /** One sign for each cell: `d` was a day of a workbook, `n` a number. Absent where all were text. */
  readonly marks?: string | null
}

/** A file with its heading found. */
export interface StatementSheet {
  readonly header: readonly string[]
  /** The lines above the heading, as text: whose account it is, and of which days. */
  readonly above: string
  readonly lines: readonly StatementLine[]
}

/** A movement on the account, as a line of its statement says it. */
export interface StatementRow {
  readonly number: number
  readonly day: string
  readonly time?: string | undefined
  readonly type: 'in' | 'out'
  /** An exact decimal above zero. */
  readonly price: string
  readonly description: string
  readonly code?: string | undefined
  readonly partner?: string | undefined
  readonly balance?: string | undefined
}

/** Why a line of a statement can't be read. */
export const statementFaults = [
  'bad_day',
  'day_perhaps_turned',
  'bad_amount',
  'both_directions',
  'unknown_direction',
  'unknown_status',
  'other_currency',
  'other_account',
] as const
export type StatementFault = (typeof statementFaults)[number]

export interface ReadStatement {
  readonly rows: readonly StatementRow[]
  readonly balances: ComparedBalances
  /** Words beside amounts of which nobody knows whether they say money in or out; empty: amounts without a word. */
  readonly unknownDirections: readonly string[]
  readonly faults: readonly { readonly number: number; readonly fault: StatementFault }[]
  /** Lines that are no movement: sums, balances carried, notes. */
  readonly skipped: number
}

/** Headings stand among the first lines. */
const mostAbove = 60

/** Finds the heading: the line, or two lines one below the other, of which most is understood. */
export function findHeader(lines: readonly StatementLine[]): StatementSheet {
  let best = { at: 0, size: 1, score: 0, header: lines[0]?.cells ?? [] }
  for (const [at, { cells }] of lines.slice(0, mostAbove).entries()) {
    const next = lines[at + 1]?.cells ?? []
    const together = Array.from({ length: Math.max(cells.length, next.length) }, (_, place) =>
      [cells[place], next[place]].filter(Boolean).join(' '),
    )
    for (const [size, header] of [cells, together].entries()) {
      // Of two that are understood as well, the one that joins no other line to the heading.
      const score = 2 * scoreOf(header) - size
      if (score > best.score) best = { at, size: size + 1, score, header }
    }
  }
  return {
    header: best.header,
    above: lines
      .slice(0, best.at)
      .map(({ cells }) => cells.join(' '))
      .join('\n'),
    lines: lines.slice(best.at + best.size),
  }
}

/** How much of the best heading among the first lines of a sheet is understood; 0: there is none. */
export const headingScore = (lines: readonly StatementLine[]): number => scoreOf(findHeader(lines).header)

/** How much of a heading is understood; a long text or a number is none. */
function scoreOf(header: readonly string[]): number {
  if (header.some((cell) => cell.length > 80 || readDay(cell, false) !== undefined)) return 0
  const columns = guessColumns(header)
  if (missingFields(columns).length > 0) return 0
  return columns.filter((field) => field !== null).length
}

/** What is kept as it stands. */
const said: ReadonlySet<StatementField> = new Set(['code', 'description', 'partner'])

/** Reads the lines below the heading by what their columns hold. Never throws. */
export function readStatement(
  lines: readonly StatementLine[],
  columns: StatementColumns,
  rules: StatementRules,
): ReadStatement {
  const at = (field: StatementField) => columns.indexOf(field)
  const cell = ({ cells, marks }: StatementLine, field: StatementField) => {
    const text = at(field) === -1 ? '' : (cells[at(field)] ?? '').trim()
    if (said.has(field)) return text
    // A number's point is no sign of thousands: 1.125 is a little more than one.
    return marks?.[at(field)] === 'n' && /^-?\d+\.\d+$/.test(text) ? `${text}0` : latinDigits(text)
  }
  const whole = joinContinued(lines, columns, (text) => !isNote(text))
  const monthFirst = isMonthFirst(whole.map((line) => cell(line, 'date')))
  const turned = new Set(
    halfConverted(
      whole.map((line) => ({ text: cell(line, 'date'), isDay: line.marks?.[at('date')] === 'd' })),
    ),
  )
  // Where nothing says which way any of the money went, somebody is asked; balances contradict what is read wrongly.
  const isPlainIn = whole.some((line) => cell(line, 'balance') !== '' || saysSide(cell(line, 'amount')))
  const others = linesOfOthers(whole, columns, rules.account ?? '')
  const read = whole.map((line, place) => ({
    number: line.number,
    read: readLine((field) => cell(line, field), {
      ...rules,
      monthFirst,
      isPlainIn,
      isTurned: turned.has(place),
      isOthers: others.has(line.number),
    }),
  }))
  const drafts = read.flatMap(({ number, read: one }) =>
    typeof one === 'string' ? [] : [{ number, ...one }],
  )
  const faults = read.flatMap(({ number, read: one }) =>
    typeof one === 'string' && one !== 'none' ? [{ number, fault: one }] : [],
  )
  const movements = read.filter((one) => one.read !== 'none')
  const afterGap = new Set(
    movements.flatMap(({ number }, place) =>
      typeof movements[place - 1]?.read === 'string' ? [number] : [],
    ),
  )
  const unknown = whole.flatMap((line, place) =>
    read[place]?.read === 'unknown_direction' ? [cell(line, 'direction')] : [],
  )
  const { undecided, ...directions } = giveDirections(drafts, afterGap, rules.directions)
  return {
    ...directions,
    faults: [...faults, ...undecided.map((number) => ({ number, fault: 'unknown_direction' as const }))],
    skipped: read.length - drafts.length - faults.length,
    unknownDirections: [...new Set([...unknown, ...undecided.map(() => minusBeforeOut)])],
  }
}

/** Whose statement it is, and when it is read. */
interface StatementRules {
  readonly currency: CurrencyCode
  /** Its number. */
  readonly account?: string
  /** The last day on which anything can have happened. */
  readonly latest: string
  /** Default: none. */
  readonly directions?: SaidDirections | undefined
}

interface LineRules extends StatementRules {
  readonly monthFirst: boolean
  readonly isPlainIn: boolean
  /** Its day may be one whose month and day a spreadsheet has exchanged. */
  readonly isTurned: boolean
  readonly isOthers: boolean
}

function readLine(
  cell: CellOf,
  { monthFirst, isPlainIn, isTurned, isOthers, currency, latest, directions = [] }: LineRules,
): Omit<Draft, 'number'> | StatementFault | 'none' {
  const when = readDay(cell('date'), monthFirst)
  const money = readMoney(cell, { said: directions, isPlainIn })
  const status = headingText(cell('status'))
  if (money === 'none' || isSum(cell) || hasFailed.test(status)) return 'none'
  if (isOthers) return 'other_account'
  if (when === undefined) return lacksItsDay(cell) ? 'bad_day' : 'none'
  if (status !== '' && !hasHappened.test(status)) return 'unknown_status'
  if (typeof money === 'string') return money
  if (isTurned) return 'day_perhaps_turned'
  if (when.day > latest) return 'bad_day'
  const size = sizeOf(money.amount)
  if (!isKept(size) || fractionDigits(size) > currencies[currency].digits) return 'bad_amount'
  if (saidCurrencies(cell).some((said) => isOtherCurrency(said, currency))) return 'other_currency'
  const balance = readAmount(cell('balance'))
  return {
    ...when,
    money,
    description: cell('description'),
    code: cell('code') || undefined,
    partner: cell('partner') || undefined,
    balance: balance === undefined || fractionDigits(balance) > 2 || !isKept(balance) ? undefined : balance,
  }
}

/** A column of money holds less. */
const isKept = (amount: string) => compareAmounts(sizeOf(amount), '10000000000000') < 0

const sumBegins = /^(TONG|CONG|SO DU|TOTAL|GRAND|BALANCE|OPENING|CLOSING)( |$)/
const sumSays =
  /^(?:(?: |^)(?:SO DU (?:DAU|CUOI) (?:KY|NGAY|THANG)|(?:TONG |CONG )?(?:SO )?PHAT SINH|(?:TONG )?CONG PHAT SINH|TONG CONG|TONG SO|(?:OPENING|CLOSING|BEGINNING|ENDING) BALANCE|BALANCE (?:B F|C F|(?:BROUGHT|CARRIED) FORWARD)|(?:GRAND )?TOTAL))+$/

/** What may stand below the last movement, in the column of texts. */
const isNote = (text: string) =>
  sumBegins.test(headingText(text)) || sumSays.test(headingText(text)) || noteBegins.test(headingText(text))
const noteBegins =
  /^(NGUOI LAP|KE TOAN|GIAM DOC|THU TRUONG|KY (TEN|DUYET)|GHI CHU|LUU Y|SO TIEN BANG CHU|TRANG \d+|PAGE|NOTE|NOTES|SAO KE NAY|CHUNG TU NAY|THIS STATEMENT|END OF|XAC NHAN|PREPARED|CHECKED|APPROVED|AUTHORI[SZ]ED)( |$)/

/** A sum, or a balance carried: it may have a day and stand among the money, but no code of the bank. */
const isSum = (cell: CellOf) =>
  sumBegins.test(headingText(cell('date'))) ||
  (cell('code') === '' && sumSays.test(headingText(cell('description'))))

/** Whether a line with money and no day is a movement all the same: lines that number the columns are none, nor are sums. */
const lacksItsDay = (cell: CellOf) => {
  const day = cell('date')
  if (day !== '') return /\d{3}|\d.*\d/.test(day)
  return cell('code') !== '' || (cell('description') !== '' && !isNote(cell('description')))
}

/** What a wallet lists though no money has moved. */
const hasFailed =
  /^(GIAO DICH |GD )?(THAT BAI|KHONG THANH CONG|(DA )?HUY|BI HUY|TU CHOI|LOI|HET HAN|(DANG )?CHO (XU LY|DUYET|THANH TOAN)|(DANG |CHUA )(XU LY|THANH TOAN)|FAIL(ED|URE)?|UNSUCCESSFUL|CANCEL(L?ED)?|DECLINED|REJECTED|PENDING|PROCESSING|IN PROGRESS|UNPAID|ERROR|TIME ?OUT|VOID(ED)?|EXPIRED|បរាជ័យ|មិនជោគជ័យ|បានបោះបង់|កំពុងដំណើរការ|រង់ចាំ)$/
/** What they say of money that has moved. Another word is asked about: a refund may be either. */
const hasHappened =
  /^(GIAO DICH |GD )?((DA )?THANH CONG|(DA )?HOAN (THANH|TAT)|DA (XU LY|THANH TOAN|HACH TOAN|GHI SO|NHAN|CHUYEN|DUYET)|SUCCESS(FUL(LY)?)?|SUCCEEDED|COMPLETED?|DONE|SETTLED|POSTED|BOOKED|APPROVED|CONFIRMED|PAID|RECEIVED|SENT|OK|ជោគជ័យ|បានជោគជ័យ|បានបញ្ចប់|បានបង់)$/

const moneyFields = ['money_in', 'money_out', 'amount'] as const

/** Currencies that stand beside an amount, or within its cell: `KHR 400,000`. */
const saidCurrencies = (cell: CellOf): string[] => [
  cell('currency'),
  ...moneyFields.flatMap(
    (field) =>
      cell(field)
        .toUpperCase()
        .match(/[A-Z]{3,}|[đ₫$៛]/giu) ?? [],
  ),
]

const spellings: Readonly<Record<CurrencyCode, readonly string[]>> = {
  vnd: ['VND', 'D', 'DONG', '₫'],
  usd: ['USD', 'US', '$'],
  riel: ['KHR', 'RIEL', 'RIELS', '៛'],
}

/** A currency that is named, and is not the account's. */
function isOtherCurrency(text: string, currency: CurrencyCode): boolean {
  const word = headingText(text) || text
  const named = Object.values(spellings).some((all) => all.includes(word)) || /^[A-Z]{3}$/.test(word)
  return named && !spellings[currency].includes(word)
}
