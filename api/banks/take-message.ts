import { createHash } from 'node:crypto'
import { searchText } from '#core/derive/fields.ts'
import { officeDay } from '#core/days.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { LineSource, LineWhy } from '#domain/money/bank/line-words.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import type { BankFact } from './gateways/gateway.ts'
import { accountsNumbered, booksOf, holdAccount, insertLine, knownContent, type NewLine } from './queries.ts'
import { alreadyTold } from './told-before.ts'

/** Where lines come from. */
export interface LinePlace {
  readonly buildingId: string
  readonly source: LineSource
  readonly messageId: string | null
  readonly statementId?: string
  /** The account that it tells of: it is trusted with no other. */
  readonly bankId: string
}

/** A movement whose time of day the source may not say. */
export interface Movement extends Omit<BankFact, 'occurredAt'> {
  readonly day: string
  readonly occurredAt: string | null
}

/** Writes the lines of a message. Known ones stay as they are; returns the ids of those that are new. */
export async function writeLines(
  tx: Tx,
  place: LinePlace,
  facts: readonly BankFact[],
): Promise<readonly string[]> {
  const ids: string[] = []
  await holdAccount(tx, place)
  for (const fact of facts) {
    const account = await accountOf(tx, place, fact.accountNumber)
    const line = lineOf(place, account, { ...fact, day: officeDay(fact.occurredAt) })
    const id = await writeLine(tx, place, line)
    if (id !== undefined) ids.push(id)
  }
  return ids
}

/** The new line's id; undefined if it is known. */
export async function writeLine(tx: Tx, place: LinePlace, line: NewLine): Promise<string | undefined> {
  const insert = async (values: NewLine, as: 'first' | 'conflict') => {
    const searched = { buildingId: place.buildingId, searchText: searchText(bankLine, values) }
    const [row] = await insertLine(tx, { ...searched, line: JSON.stringify(values) }, as)
    return row?.id
  }
  const known = await knownOf(tx, place, line)
  if (known === undefined) {
    const told = await alreadyTold(tx, place, line)
    if (told.state === 'known') return undefined
    return insert(told.state === 'maybe_known' ? maybeKnown(line, told.id) : line, 'first')
  }
  // What a statement told before was found to be the same, by other words.
  if (known.content_hash === line.content_hash || known.also_code !== null) return undefined
  return insert({ ...line, why: contradicts }, 'conflict')
}

/** A line that somebody has to join with another, or to keep apart from it. */
export const maybeKnown = (line: NewLine, toldLineId: string): NewLine => ({
  ...line,
  why: 'maybe_known' satisfies LineWhy,
  told_line_id: toldLineId,
})

const contradicts: LineWhy = 'other_content'

/** What stands for the source's id. */
async function knownOf(tx: Queryable, { buildingId, source }: LinePlace, line: NewLine) {
  const [known] = await knownContent(tx, {
    buildingId,
    gateway: source,
    account: line.account_number ?? '',
    code: line.transaction_code ?? '',
  })
  return known
}

/** The account of a line as the building keeps it; undefined where it is not the source's own. */
export interface KnownAccount {
  readonly account: { readonly id: string; readonly currency_code: CurrencyCode } | undefined
  /** The currency of the building's books. */
  readonly books: CurrencyCode
  /** The one in which its funds are kept. */
  readonly keptIn: CurrencyCode
}

export async function accountOf(
  tx: Queryable,
  { buildingId, bankId }: LinePlace,
  number: string,
): Promise<KnownAccount> {
  const [named] = await accountsNumbered(tx, { buildingId, number })
  const books = named?.books ?? (await booksOf(tx, { buildingId }))[0]?.books ?? 'vnd'
  return { account: named?.id === bankId ? named : undefined, books, keptIn: named?.kept_in ?? books }
}

/** A movement as a line. */
export function lineOf(place: LinePlace, { account, books, keptIn }: KnownAccount, told: Movement): NewLine {
  const currency = told.currency ?? account?.currency_code ?? books
  return {
    transaction_code: told.transactionCode,
    reference_code: told.referenceCode ?? null,
    gateway: place.source,
    merchant_id: told.merchantId ?? null,
    message_id: place.messageId,
    statement_id: place.statementId ?? null,
    bank_id: account?.id ?? null,
    account_number: told.accountNumber,
    account_holder: told.accountHolder ?? null,
    date: told.day,
    occurred_at: told.occurredAt,
    type: told.type,
    category: told.category ?? null,
    partner: told.partner ?? null,
    description: told.description === '' ? null : told.description,
    currency_code: currency,
    price: told.price,
    balance: told.balance ?? null,
    content_hash: hashOf(told),
    why: firstWhy({ told, isKnown: account !== undefined, isOwn: currency === keptIn }),
    told_line_id: null,
  }
}

interface Seen {
  readonly told: Movement
  readonly isKnown: boolean
  /** It is in the currency in which the account's funds are kept. */
  readonly isOwn: boolean
}

function firstWhy({ told, isKnown, isOwn }: Seen): LineWhy {
  if (told.type === 'out') return 'money_out'
  if (!isKnown) return 'wrong_account'
  return isOwn ? 'waiting' : 'other_currency'
}

/** What makes two lines of one id the same; some senders tell the balance only at times. */
const hashOf = ({ accountNumber, occurredAt, day, type, description, currency, price }: Movement) =>
  createHash('sha256')
    .update(JSON.stringify([accountNumber, occurredAt ?? day, type, description, currency ?? '', price]))
    .digest('hex')
