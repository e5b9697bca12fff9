import { compareAmounts, fractionDigits, isZero, subtractAmounts } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '../../currency.ts'
import { isMonthFirst, latinDigits, readAmount, readDay } from './cells.ts'
import { guessColumns, missingFields, type StatementColumns, type StatementField } from './columns.ts'
import { headingText } from './heading-text.ts'

/** A line of a file: its number there, and the text of its cells. */
export interface StatementLine {
  readonly number: number
  readonly cells: readonly string[]
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
export const statementFaults = ['bad_day', 'bad_amount', 'both_directions', 'other_currency'] as const
export type StatementFault = (typeof statementFaults)[number]

export interface ReadStatement {
  readonly rows: readonly StatementRow[]
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
  { currency, latest }: StatementRules,
): ReadStatement {
  const at = (field: StatementField) => columns.indexOf(field)
  const cell = ({ cells }: StatementLine, field: StatementField) => {
    const text = at(field) === -1 ? '' : (cells[at(field)] ?? '').trim()
    return said.has(field) ? text : latinDigits(text)
  }
  const monthFirst = isMonthFirst(lines.map((line) => cell(line, 'date')))
  const rows: StatementRow[] = []
  const faults: { number: number; fault: StatementFault }[] = []
  let skipped = 0
  for (const line of lines) {
    const read = readLine((field) => cell(line, field), { monthFirst, currency, latest })
    if (read === 'none') skipped += 1
    else if (typeof read === 'string') faults.push({ number: line.number, fault: read })
    else rows.push({ number: line.number, ...read })
  }
  return { rows, faults, skipped }
}

/** Whose statement it is, and when it is read. */
interface StatementRules {
  readonly currency: CurrencyCode
  /** The last day on which anything can have happened. */
  readonly latest: string
}

interface LineRules extends StatementRules {
  readonly monthFirst: boolean
}

type CellOf = (field: StatementField) => string

function readLine(
  cell: CellOf,
  { monthFirst, currency, latest }: LineRules,
): Omit<StatementRow, 'number'> | StatementFault | 'none' {
  const when = readDay(cell('date'), monthFirst)
  const money = readMoney(cell)
  if (money === 'none' || isSum(cell) || hasFailed.test(headingText(cell('status')))) return 'none'
  // Lines that number the columns have no day either.
  if (when === undefined) return /\d{3}|\d.*\d/.test(cell('date')) ? 'bad_day' : 'none'
  if (typeof money === 'string') return money
  if (when.day > latest) return 'bad_day'
  if (!isKept(money.price)) return 'bad_amount'
  if (fractionDigits(money.price) > currencies[currency].digits) return 'bad_amount'
  if (saidCurrencies(cell).some((said) => isOtherCurrency(said, currency))) return 'other_currency'
  const balance = readAmount(cell('balance'))
  return {
    ...when,
    ...money,
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

/** A sum, or a balance carried: it may have a day and stand among the money, but no code of the bank. */
const isSum = (cell: CellOf) =>
  sumBegins.test(headingText(cell('date'))) ||
  (cell('code') === '' && sumSays.test(headingText(cell('description'))))

/** What a wallet lists though no money has moved. */
const hasFailed =
  /^(THAT BAI|KHONG THANH CONG|DA HUY|HUY|TU CHOI|DANG XU LY|CHO XU LY|FAIL(ED|URE)?|UNSUCCESSFUL|CANCEL(L?ED)?|DECLINED|REJECTED|PENDING|PROCESSING|EXPIRED|បរាជ័យ)$/

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

interface Money {
  readonly type: 'in' | 'out'
  readonly price: string
}

function readMoney(cell: CellOf): Money | StatementFault | 'none' {
  const [moneyIn, moneyOut] = [someMoney(cell('money_in')), someMoney(cell('money_out'))]
  if (moneyIn === 'bad' || moneyOut === 'bad') return 'bad_amount'
  if (moneyIn !== undefined && moneyOut !== undefined) return 'both_directions'
  if (moneyIn !== undefined) return directed(moneyIn, 'in')
  if (moneyOut !== undefined) return directed(moneyOut, 'out')
  const amount = someMoney(cell('amount'))
  if (amount === 'bad') return 'bad_amount'
  if (amount === undefined) return 'none'
  const said = directionOf(cell('direction'))
  return said === undefined ? directed(amount, 'in') : { type: said, price: sizeOf(amount) }
}

/** An amount of a cell that holds more than nothing; undefined for an empty one, a dash or zero. */
function someMoney(text: string) {
  if (text === '' || /^[-–—]+$/.test(text)) return undefined
  const amount = readAmount(text)
  if (amount === undefined) return /\d/.test(text) ? ('bad' as const) : undefined
  return isZero(amount) ? undefined : amount
}

const sizeOf = (amount: string) => (compareAmounts(amount, '0') < 0 ? subtractAmounts('0', amount) : amount)

/** Money in below zero is money out. Banks write money out with a minus or without. */
const directed = (amount: string, type: 'in' | 'out'): Money =>
  type === 'in' && compareAmounts(amount, '0') < 0
    ? { type: 'out', price: sizeOf(amount) }
    : { type, price: sizeOf(amount) }

const inward =
  /^(C|CR|CREDIT|CO|GHI CO|IN|TIEN VAO|NHAN|NHAN TIEN|CHUYEN DEN|NOP TIEN|DEPOSIT|RECEIVED?|(CASH|MONEY|TRANSFER) IN)$/
const outward =
  /^(D|DR|DEBIT|NO|GHI NO|OUT|TIEN RA|CHUYEN|CHUYEN TIEN|CHUYEN DI|RUT TIEN|WITHDRAW(AL)?|SEN[DT]|(CASH|MONEY|TRANSFER) OUT)$/

function directionOf(text: string): 'in' | 'out' | undefined {
  const word = headingText(text)
  if (inward.test(word) || text === '+') return 'in'
  return outward.test(word) || text === '-' ? 'out' : undefined
}

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
