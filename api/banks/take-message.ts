import { createHash } from 'node:crypto'
import { searchText } from '#core/derive/fields.ts'
import { officeDay } from '#core/days.ts'
import type { GatewayKind, LineWhy } from '#domain/money/bank/line-words.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import type { BankFact } from './gateways/gateway.ts'
import { accountsNumbered, booksOf, insertLine, knownContent, type NewLine } from './queries.ts'

export interface MessagePlace {
  readonly buildingId: string
  readonly messageId: string
  readonly gateway: GatewayKind
  /** The account that it tells of: it is trusted with no other. */
  readonly bankId: string
}

/** Writes the lines of a message. Known ones stay as they are; returns the ids of those that are new. */
export async function writeLines(
  tx: Tx,
  place: MessagePlace,
  facts: readonly BankFact[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const fact of facts) {
    const id = await writeLine(tx, place, await lineOf(tx, place, fact))
    if (id !== undefined) ids.push(id)
  }
  return ids
}

async function writeLine(tx: Tx, { buildingId, gateway }: MessagePlace, line: NewLine) {
  const written = { buildingId, searchText: searchText(bankLine, line) }
  const [first] = await insertLine(tx, { ...written, line: JSON.stringify(line) }, 'first')
  if (first !== undefined) return first.id
  const [known] = await knownContent(tx, {
    buildingId,
    gateway,
    account: line.account_number ?? '',
    code: line.transaction_code ?? '',
  })
  if (known?.content_hash === line.content_hash) return undefined
  const why: LineWhy = 'other_content'
  const [conflict] = await insertLine(tx, { ...written, line: JSON.stringify({ ...line, why }) }, 'conflict')
  return conflict?.id
}

async function lineOf(tx: Queryable, place: MessagePlace, fact: BankFact): Promise<NewLine> {
  const { buildingId, messageId, gateway, bankId } = place
  const [named] = await accountsNumbered(tx, { buildingId, number: fact.accountNumber })
  const account = named?.id === bankId ? named : undefined
  const books = account?.books ?? (await booksOf(tx, { buildingId }))[0]?.books ?? 'vnd'
  const currency = fact.currency ?? account?.currency_code ?? books
  return {
    transaction_code: fact.transactionCode,
    reference_code: fact.referenceCode ?? null,
    gateway,
    merchant_id: fact.merchantId ?? null,
    message_id: messageId,
    bank_id: account?.id ?? null,
    account_number: fact.accountNumber,
    account_holder: fact.accountHolder ?? null,
    date: officeDay(fact.occurredAt),
    occurred_at: fact.occurredAt,
    type: fact.type,
    category: fact.category ?? null,
    partner: fact.partner ?? null,
    description: fact.description === '' ? null : fact.description,
    currency_code: currency,
    price: fact.price,
    balance: fact.balance ?? null,
    content_hash: hashOf(fact),
    why: firstWhy({ fact, isKnown: account !== undefined, isOwn: currency === books }),
  }
}

interface Seen {
  readonly fact: BankFact
  readonly isKnown: boolean
  /** It is in the building's currency. */
  readonly isOwn: boolean
}

function firstWhy({ fact, isKnown, isOwn }: Seen): LineWhy {
  if (fact.type === 'out') return 'money_out'
  if (!isKnown) return 'wrong_account'
  return isOwn ? 'waiting' : 'other_currency'
}

/** What makes two lines of one id the same; some senders tell the balance only at times. */
const hashOf = ({ accountNumber, occurredAt, type, description, currency, price }: BankFact) =>
  createHash('sha256')
    .update(JSON.stringify([accountNumber, occurredAt, type, description, currency ?? '', price]))
    .digest('hex')
