import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAmounts, compareAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
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

const read = async (day = officeToday()) => {
  const reply = await desk.a(
    `GET report/bank-reconciliation?building_id=1&bank_id=${String(feed.bank.id)}&day=${day}`,
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

/** Numbers that are the same in each run. */
function draws(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('agrees with lines and ledger whatever is done', { timeout: 600_000 }, async () => {
  const draw = draws(51)
  const lines: { id: string; direction: Direction }[] = []
  const documents: NonNullable<Awaited<ReturnType<typeof book>>>[] = []
  const keep = async (made: ReturnType<typeof book>) => documents.push(...[(await made) ?? []].flat())
  const anyOf = <T>(all: readonly T[]) => all[draw(all.length)]
  const acts = [
    async () => {
      const direction = draw(2) === 0 ? 'in' : 'out'
      const line = await tell(direction, String(1000 * (1 + draw(3))))
      lines.push({ id: String(line.id), direction })
    },
    async () => void (await keep(book(draw(2) === 0 ? 'in' : 'out', String(1000 * (1 + draw(3)))))),
    async () => {
      const line = anyOf(lines)
      if (line !== undefined) await keep(book(line.direction, '1000', { bank_line_id: line.id }))
    },
    async () => {
      const [line, document] = [anyOf(lines), anyOf(documents)]
      if (line === undefined || document === undefined) return
      await feed.move(line.id, 'attach', { kind: document.kind, document_id: document.id })
    },
    async () => {
      const [line, other] = [anyOf(lines), anyOf(lines)]
      if (line === undefined || other === undefined) return
      await feed.move(line.id, 'attach', { kind: 'bank_line', document_id: other.id })
    },
    async () => void (await feed.move(anyOf(lines)?.id, 'undo', { reason: 'nhầm' })),
    async () => void (await feed.move(anyOf(lines)?.id, 'set_aside', { reason: 'không phải' })),
    async () => void (await feed.move(anyOf(lines)?.id, 'reopen')),
    async () => {
      const document = anyOf(documents)
      if (document !== undefined)
        await desk.a(`POST ${document.path}/${document.id}/void`, { reason: 'nhầm' })
    },
  ]
  for (let act = 0; act < 100; act += 1) {
    await anyOf(acts)?.()
    if (act % 20 !== 19) continue
    const found = await read()
    // By sums of their own, told apart from the statement's.
    const [own] = await seeded.db.query<{ waiting: string; books: string; free: string }>(
      `select trim_scale(coalesce((select sum(case type when 'in' then 1 else -1 end * (price - coalesce(booked, 0)))
            from bank_line where bank_id = $1 and status <> 'conflict'), 0))::text as waiting,
          trim_scale(coalesce((select sum(l.amount) from ledger_line l where l.cash_account_id = $2), 0))::text as books,
          trim_scale(coalesce((select sum(l.amount) from ledger_line l join ledger_entry e on e.id = l.entry_id
              where l.cash_account_id = $2 and e.kind <> 'opening_balance'), 0)
            - coalesce((select sum(case b.type when 'in' then 1 else -1 end * d.amount) from bank_line_document d
              join bank_line b on b.id = d.line_id where b.bank_id = $1 and d.kind <> 'bank_line'), 0))::text as free`,
      [feed.bank.id, feed.fund.id],
    )
    expect(figuresOf(found)).toEqual({
      bank_balance: held,
      unbooked: own?.waiting,
      untold: own?.free,
      book_balance: own?.books,
      difference: '0',
    })
    expect(compareAmounts(sumAmounts(found.lines.map(({ amount }) => amount)), String(found.unbooked))).toBe(
      0,
    )
    expect(
      compareAmounts(sumAmounts(found.documents.map(({ amount }) => amount)), String(found.untold)),
    ).toBe(0)
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
