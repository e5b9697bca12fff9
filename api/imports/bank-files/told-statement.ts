import { addAmounts, canonicalAmount, compareAmounts, isAmount, subtractAmounts } from '#core/amount.ts'
import { TaskFault } from '../../workers/errors.ts'
import type { SheetRow } from '../sheet.ts'
import type { NamedLines } from '../workbook.ts'

/** A movement as a file of a bank tells it. */
export interface ToldMovement {
  /** Where it stands in the file: its line, or its turn. */
  readonly number: number
  /** `2026-11-23`, with ` 09:15:00` where the file has a time. */
  readonly date: string
  readonly type: 'in' | 'out'
  readonly amount: string
  /** Where it is said beside the amount; else the statement's. */
  readonly currency?: string | undefined
  readonly reference: string
  readonly description: string
  readonly partner: string
  /** `PENDING`: the bank has not booked it. */
  readonly status: string
  /** The bank takes back what it booked. */
  readonly isReversal?: boolean
}

/** What a file tells of an account between two balances. */
export interface ToldStatement {
  readonly account: string
  readonly currency: string
  readonly opening: string | undefined
  readonly closing: string | undefined
  readonly movements: readonly ToldMovement[]
}

/** What stands above such a sheet's heading. */
const aboveHeading = (account: string) => `Account ${account}`

/** The account that a sheet made of such a file is of, as the file writes it; undefined for another sheet. */
export function accountTold(above: string, heading: readonly string[]): string | undefined {
  const account = /^Account (.+)$/.exec(above)?.[1]
  return heading.join() === header.join() ? account : undefined
}

const header = [
  'Date',
  'Reference',
  'Description',
  'Debit',
  'Credit',
  'Balance',
  'Counterparty',
  'Currency',
  'Status',
]

/** Each account as a sheet of its own, named by its number, with a heading that says what each cell is. */
export function sheetsOfStatements(statements: readonly ToldStatement[]): NamedLines[] {
  return [...Map.groupBy(statements, ({ account }) => account)].map(([account, all]) => ({
    name: account.slice(0, 100),
    lines: [
      { number: 1, cells: [aboveHeading(account)] },
      { number: 1, cells: header },
      ...withoutRepeated(inTime(all)).flatMap(rowsOf),
    ],
  }))
}

/** The earliest first, so that each begins with what the one before ends with. */
const inTime = (statements: readonly ToldStatement[]) =>
  statements.toSorted((a, b) => compareTexts(firstDay(a), firstDay(b)))
const firstDay = ({ movements }: ToldStatement) => movements.map(({ date }) => date).toSorted()[0] ?? ''
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface Balanced extends ToldMovement {
  /** What the account has after it, where that is told. */
  readonly balance: string
}
type BalancedStatement = Omit<ToldStatement, 'movements'> & { readonly movements: readonly Balanced[] }

/** Each movement once: statements of one file may overlap, and the bank's number says which they both have. */
function withoutRepeated(statements: readonly ToldStatement[]): BalancedStatement[] {
  const told = new Set<string>()
  return statements.map((statement) => {
    requireWhole(statement)
    const keyOf = ({ date, type, amount, reference, description }: ToldMovement) =>
      JSON.stringify([date, type, amount, reference, description])
    const movements = balanced(statement).filter((one) => one.reference === '' || !told.has(keyOf(one)))
    for (const one of statement.movements) told.add(keyOf(one))
    return { ...statement, movements }
  })
}

/**
 * Of a statement a bank adds up before the first movement and after the last: where one of them is left out between two,
 * the rows say so.
 */
function balanced({ opening, closing = '', movements }: ToldStatement): Balanced[] {
  return movements.map((one, at) => {
    if (at === movements.length - 1) return { ...one, balance: closing }
    const isFirst = at === 0 && opening !== undefined && one.status === ''
    return { ...one, balance: isFirst ? moved(opening, one) : '' }
  })
}

const moved = (balance: string, { type, amount }: ToldMovement) =>
  (type === 'in' ? addAmounts : subtractAmounts)(balance, amount)

function rowsOf({ movements, currency }: BalancedStatement): SheetRow[] {
  return movements.map((one) => ({
    number: one.number,
    cells: [
      one.date,
      one.reference,
      one.isReversal === true ? `Reversal: ${one.description}` : one.description,
      one.type === 'out' ? one.amount : '',
      one.type === 'in' ? one.amount : '',
      one.balance,
      one.partner,
      one.currency ?? currency,
      one.status,
    ],
  }))
}

/** Its balances show a file that was cut off, or whose movements were changed. */
function requireWhole({ opening, closing, movements }: ToldStatement): void {
  if (opening === undefined || closing === undefined) return
  let balance = opening
  for (const one of movements) if (one.status === '') balance = moved(balance, one)
  if (compareAmounts(balance, closing) !== 0) throw new TaskFault('import_balances_differ')
}

/** An amount as such files write it, `500000,00` or `500000.00`; throws a `TaskFault` for what is none. */
export function toldAmount(text: string, line: number): string {
  const amount = text.trim().replace(',', '.').replace(/\.$/, '')
  if (!isAmount(amount)) throw new TaskFault('import_not_a_sheet', { line })
  return canonicalAmount(amount)
}

export const signed = (amount: string, isBelow: boolean) => (isBelow ? subtractAmounts('0', amount) : amount)
