import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAmounts, compareAmounts, multiplyAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, saidDollars } from '#tests/support/money/dollar-account.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The reconciliation of an account: the bank's balance and the books', and what lies between, on any day.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let category: { readonly in: string; readonly out: string }
/** What the bank holds, as it tells with each line. */
let held = '5000000'

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk, '0661004123456')
  await desk.fillFund(String(feed.fund.code), held)
  const first = async (table: string) => {
    const [row] = await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and not for_maintenance order by id limit 1`,
    )
    return row?.id ?? ''
  }
  category = { in: await first('receipt_voucher_category'), out: await first('payment_voucher_category') }
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const read = async (day = officeToday(), of = feed) => {
  const reply = await desk.a(
    `GET report/bank-reconciliation?building_id=1&bank_id=${String(of.bank.id)}&day=${day}`,
  )
  expect(outcome(reply)).toBe('200')
  return reply.body.data as Readonly<Record<string, unknown>> & {
    readonly lines: readonly { readonly id: string; readonly amount: string }[]
    readonly documents: readonly { readonly document_id: string; readonly amount: string }[]
  }
}
const figuresOf = ({
  bank_balance,
  unbooked,
  untold,
  book_balance,
  difference,
}: Awaited<ReturnType<typeof read>>) => ({
  bank_balance,
  unbooked,
  untold,
  book_balance,
  difference,
})

type Direction = 'in' | 'out'
async function tell(direction: Direction, amount: string) {
  held = direction === 'in' ? addAmounts(held, amount) : subtractAmounts(held, amount)
  return (await feed.pay({ direction, amount, text: 'chuyen khoan', balance: held })).line
}
async function book(direction: Direction, amount: string, more: object = {}) {
  const path = direction === 'in' ? 'receipt-vouchers' : 'payment-vouchers'
  const made = await desk.a(`POST ${path}`, {
    building_id: '1',
    date: officeToday(),
    cash_account_id: feed.fund.id,
    category_id: category[direction],
    amount,
    party: 'Ngân hàng',
    ...more,
  })
  // A line that no longer waits takes none.
  if (made.status !== 201) return undefined
  const document = recordOf(made)
  if (document.status === 'draft') await desk.a(`POST ${path}/${String(document.id)}/approve`, {})
  return { path, id: String(document.id), kind: path.replace('-vouchers', '_voucher') }
}

test('says what the bank told and what was booked, and each until it meets the other', async () => {
  const [line, document] = [await tell('in', '300000'), await book('out', '120000')]
  const found = await read()
  expect(figuresOf(found)).toEqual({
    bank_balance: '5300000',
    unbooked: '300000',
    untold: '-120000',
    book_balance: '4880000',
    difference: '0',
  })
  expect(found.lines).toMatchObject([{ id: line.id, amount: '300000' }])
  expect(found.documents).toMatchObject([{ document_id: document?.id, amount: '-120000' }])
  await book('in', '300000', { bank_line_id: line.id })
  const out = await tell('out', '120000')
  await feed.move(out.id, 'attach', { kind: document?.kind, document_id: document?.id })
  expect(figuresOf(await read())).toEqual({
    bank_balance: '5180000',
    unbooked: '0',
    untold: '0',
    book_balance: '5180000',
    difference: '0',
  })
  // Before the bank told anything nothing is known of it.
  expect(await read(addDays(officeToday(), -1))).toMatchObject({ bank_balance: null, difference: null })
})

test('what the books hold without the bank is a difference', async () => {
  const line = await tell('in', '10000')
  const before = await read()
  // A line that the bank never told leaves a gap between its balances.
  held = addAmounts(held, '777')
  const next = await tell('in', '1000')
  expect(await read()).toMatchObject({ difference: '777' })
  held = subtractAmounts(held, '777')
  await tell('out', '1000')
  expect(await read()).toMatchObject({ bank_balance: before.bank_balance, difference: '0' })
  expect([line.status, next.status]).toEqual(['unmatched', 'unmatched'])
})

test('a document of before the first line that never was the bank’s is a difference until it is voided', async () => {
  const before = figuresOf(await read())
  const wrong = await book('in', '50000', { date: addDays(officeToday(), -2) })
  expect(await read()).toMatchObject({ untold: before.untold, difference: '-50000' })
  expect(outcome(await desk.a(`POST ${wrong?.path}/${wrong?.id}/void`, { reason: 'Chưa từng nhận' }))).toBe(
    '200',
  )
  expect(figuresOf(await read())).toEqual(before)
})

const actCount = 1_000

/** Numbers that are the same in each run. */
function draws(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** An account as the random acts use it: what it holds, and what an amount of it is in the books. */
interface Played {
  readonly feed: BankFeed
  held: string
  /** So many units of it. */
  readonly amount: (units: number) => string
  readonly said: (amount: string) => object
}

/** Sums of an account by SQL of their own, in its currency. */
const sumsOf = async ({ feed: { bank, fund } }: Played) => {
  const [own] = await seeded.db.query<{ waiting: string; books: string; free: string }>(
    `select trim_scale(coalesce((select sum(case type when 'in' then 1 else -1 end * (price - coalesce(booked, 0)))
          from bank_line where bank_id = $1 and status <> 'conflict'), 0))::text as waiting,
        trim_scale(coalesce((select sum(coalesce(l.foreign_amount, l.amount)) from ledger_line l
          where l.cash_account_id = $2), 0))::text as books,
        trim_scale(coalesce((select sum(coalesce(l.foreign_amount, l.amount)) from ledger_line l
            join ledger_entry e on e.id = l.entry_id
            where l.cash_account_id = $2 and e.kind <> 'opening_balance'), 0)
          - coalesce((select sum(case b.type when 'in' then 1 else -1 end * d.amount) from bank_line_document d
            join bank_line b on b.id = d.line_id where b.bank_id = $1 and d.kind <> 'bank_line'), 0))::text as free`,
    [bank.id, fund.id],
  )
  return own
}

test('agrees with lines and ledger whatever is done, also in dollars', { timeout: 600_000 }, async () => {
  const draw = draws(51)
  const anyOf = <T>(all: readonly T[]) => all[draw(all.length)]
  const own: Played = { feed, held, amount: (units) => String(units * 1000), said: (amount) => ({ amount }) }
  const [vault] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  await desk.fillFund('QUY-TM', '900000000')
  const number = '0662004127788'
  const dollars: Played = {
    feed: await openDollarAccount(seeded, desk, { number, dollars: '5000' }),
    held: '5000',
    amount: (units) => multiplyAmounts('12.25', String(units)),
    said: saidDollars,
  }
  const accounts = [own, dollars].map((account) => ({
    account,
    lines: [] as { id: string; direction: Direction }[],
    documents: [] as NonNullable<Awaited<ReturnType<typeof book>>>[],
  }))
  type Playing = (typeof accounts)[number]
  const write = async ({ documents }: Playing, path: string, values: object) => {
    const made = await desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
    // A line that no longer waits takes none.
    if (made.status !== 201) return
    const { id, status } = recordOf(made)
    const done = status === 'draft' ? await desk.a(`POST ${path}/${String(id)}/approve`, {}) : made
    const kind = path.replace('-vouchers', '_voucher').replace('-transfers', '_transfer')
    if (done.status < 300) documents.push({ path, id: String(id), kind })
  }
  const bookOf = (playing: Playing, direction: Direction, units: number, more: object = {}) =>
    write(playing, direction === 'in' ? 'receipt-vouchers' : 'payment-vouchers', {
      cash_account_id: playing.account.feed.fund.id,
      category_id: category[direction],
      party: 'Ngân hàng',
      ...playing.account.said(playing.account.amount(units)),
      ...more,
    })
  const way = (): Direction => (draw(2) === 0 ? 'in' : 'out')
  const units = () => 1 + draw(3)
  const acts: readonly ((playing: Playing) => Promise<unknown>)[] = [
    async ({ account, lines }) => {
      const [direction, amount] = [way(), account.amount(units())]
      account.held = (direction === 'in' ? addAmounts : subtractAmounts)(account.held, amount)
      const told = { direction, amount, text: 'chuyen khoan', balance: account.held }
      const { line } = await account.feed.pay(told)
      lines.push({ id: String(line.id), direction })
    },
    (playing) => bookOf(playing, way(), units()),
    async (playing) => {
      const line = anyOf(playing.lines)
      if (line !== undefined) await bookOf(playing, line.direction, 1, { bank_line_id: line.id })
    },
    (playing) => {
      const { account } = playing
      const ends = [account.feed.fund.id, vault?.id]
      const [from, to] = way() === 'in' ? ends.toReversed() : ends
      const moved = account.said(account.amount(units()))
      return write(playing, 'cash-transfers', { cash_account_id: from, to_account_id: to, ...moved })
    },
    async ({ account, lines, documents }) => {
      const [line, document] = [anyOf(lines), anyOf(documents)]
      if (line === undefined || document === undefined) return
      await account.feed.move(line.id, 'attach', { kind: document.kind, document_id: document.id })
    },
    async ({ account, lines }) => {
      const [line, other] = [anyOf(lines), anyOf(lines)]
      if (line === undefined || other === undefined) return
      await account.feed.move(line.id, 'attach', { kind: 'bank_line', document_id: other.id })
    },
    ({ account, lines }) => account.feed.move(anyOf(lines)?.id, 'undo', { reason: 'nhầm' }),
    ({ account, lines }) => account.feed.move(anyOf(lines)?.id, 'set_aside', { reason: 'không phải' }),
    ({ account, lines }) => account.feed.move(anyOf(lines)?.id, 'reopen'),
    async ({ documents }) => {
      const document = anyOf(documents)
      if (document !== undefined)
        await desk.a(`POST ${document.path}/${document.id}/void`, { reason: 'nhầm' })
    },
  ]
  for (let act = 0; act < actCount; act += 1) {
    const playing = anyOf(accounts)
    if (playing !== undefined) await anyOf(acts)?.(playing)
    if (act % 50 !== 49) continue
    for (const { account } of accounts) {
      const [found, sums] = [await read(officeToday(), account.feed), await sumsOf(account)]
      expect(figuresOf(found)).toEqual({
        bank_balance: account.held,
        unbooked: sums?.waiting,
        untold: sums?.free,
        book_balance: sums?.books,
        difference: '0',
      })
      const listed = [found.lines, found.documents].map((all) => sumAmounts(all.map(({ amount }) => amount)))
      expect(compareAmounts(listed[0] ?? '', String(found.unbooked))).toBe(0)
      expect(compareAmounts(listed[1] ?? '', String(found.untold))).toBe(0)
    }
  }
  expect(seeded.server.errors).toEqual([])
})

test('is a file and a paper', async () => {
  const address = `building_id=1&bank_id=${String(feed.bank.id)}&day=${officeToday()}`
  const [sheet, paper, none] = [
    await desk.a(`GET report/bank-reconciliation/export?${address}&format=csv`),
    await desk.a(`GET report/bank-reconciliation/print?${address}`),
    await desk.a(`GET report/bank-reconciliation?building_id=1&bank_id=999999&day=${officeToday()}`),
  ]
  expect([sheet.status, paper.status, outcome(none)]).toEqual([200, 200, '404 record_not_found'])
})
