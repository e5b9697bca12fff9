import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants, readNumbers } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Many requests on the same money in parallel. Their result is compared with the ledger each time.
let seeded: SeededServer
let desk: CashDesk
let a2: ReturnType<SeededServer['as']>
const rounds = Number(process.env.MONEY_ROUNDS ?? 5)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  a2 = seeded.as('A2')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

let used = 0
const nextHome = () => desk.apartment(used++)
const line = (fee: string, amount: string) => ({ lines: [{ fee_id: fee, amount }] })

test('exactly one of fifty receipts of two cashiers for one fee is made', async () => {
  const at = nextHome()
  for (let round = 0; round < rounds; round += 1) {
    const fee = await desk.fee(at, '500000')
    const pay = (n: number) => () =>
      desk.collect(at, '500000', line(fee, '500000'), randomUUID(), n % 2 === 0 ? desk.a : a2)
    expect(await atOnce(times(50, pay))).toEqual({ '201': 1, '409 fee_paid': 49 })
    expect(await desk.balance(at)).toEqual(['0', '0'])
  }
})

test('parts of one fee are taken until it is settled, and no further', async () => {
  const at = nextHome()
  const fee = await desk.fee(at, '1000')
  const said = await atOnce(
    times(
      50,
      (n) => () => desk.collect(at, '300', line(fee, '300'), randomUUID(), n % 2 === 0 ? desk.a : a2),
    ),
  )
  expect(said).toEqual({ '201': 3, '409 fee_paid': 47 })
  expect(await desk.balance(at)).toEqual(['100', '0'])
})

describe('credit', () => {
  test('300,000 can be drawn three times from a million', async () => {
    const at = nextHome()
    await desk.fee(at, '1')
    await desk.collect(at, '1000001', { confirm_excess: true, extra_credit_reason: 'Trả trước' })
    await bulkFees(
      at,
      times(50, () => '300000'),
    )
    const said = await atOnce(
      times(
        50,
        (n) => () =>
          desk.collect(at, '0', { credit_used: '300000' }, randomUUID(), n % 2 === 0 ? desk.a : a2),
      ),
    )
    expect(said).toEqual({ '201': 3, '409 credit_too_small': 47 })
    expect(await desk.balance(at)).toEqual(['14100000', '100000'])
  })

  test('it is spent, or taken back with its receipt, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const at = nextHome()
      await desk.fee(at, '100')
      const { id } = recordOf(
        await desk.collect(at, '150', { confirm_excess: true, extra_credit_reason: 'thừa' }),
      )
      await bulkFees(at, ['50'])
      const said = await atOnce(
        times(
          20,
          (n) => () =>
            n % 2 === round % 2 ? desk.collect(at, '0', { credit_used: '50' }) : desk.takeBack(id),
        ),
      )
      const isSpent = said['201'] === 1
      expect((said['200'] ?? 0) + (said['201'] ?? 0)).toBe(1)
      expect(await desk.balance(at)).toEqual([isSpent ? '0' : '150', '0'])
      expect(Object.keys(said).filter((one) => !/^(20[01]|409 )/.test(one))).toEqual([])
    }
  })
})

const plainFee = { fee_type: 'OTHERS', name: 'Phí' }
/** Approves them in one call. */
async function bulkFees(at: string, amounts: readonly string[]): Promise<void> {
  const items = amounts.map((amount) => ({ ...plainFee, apartment_id: at, month: '2026-10', amount }))
  const made = await desk.a('POST fees', { building_id: '1', items })
  const ids = (made.body.data as { id: string }[]).map(({ id }) => id)
  expect((await desk.a('POST fees/approve', { building_id: '1', ids })).body.approved).toBe(amounts.length)
}

test('one of fifty voids of one receipt succeeds', async () => {
  const at = nextHome()
  await desk.fee(at, '700')
  const { id } = recordOf(await desk.collect(at, '700'))
  const said = await atOnce(times(50, (n) => () => desk.takeBack(id, n % 2 === 0 ? desk.a : a2)))
  expect(said).toEqual({ '200': 1, '409 illegal_transition': 49 })
  expect(await desk.balance(at)).toEqual(['700', '0'])
})

describe('an idempotency key', () => {
  const kept = async (key: string) =>
    (await seeded.db.query('select from idempotency where key = $1', [key])).length

  test('makes one receipt of fifty calls, and answers all of them alike', async () => {
    const at = nextHome()
    await desk.fee(at, '1000')
    const replies = await Promise.all(times(50, () => desk.collect(at, '100', {}, 'fifty')))
    const again = await desk.collect(at, '100', {}, 'fifty')
    expect(
      new Set([...replies, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size,
    ).toBe(1)
    expect(outcome(again)).toBe('201')
    expect(await desk.receiptsOf(at)).toHaveLength(1)
    expect(await desk.balance(at)).toEqual(['900', '0'])
  })

  test('is for one body and one user', async () => {
    const at = nextHome()
    await desk.fee(at, '1000')
    const mine = await desk.collect(at, '100', {}, 'own')
    expect(outcome(await desk.collect(at, '101', {}, 'own'))).toBe('422 idempotency_key_reused')
    expect(
      outcome(await desk.a('POST fees', { building_id: '1' }, { headers: { 'idempotency-key': 'own' } })),
    ).toBe('422 idempotency_key_reused')
    const theirs = await desk.collect(at, '100', {}, 'own', a2)
    expect([outcome(mine), outcome(theirs)]).toEqual(['201', '201'])
    expect(recordOf(theirs).id).not.toBe(recordOf(mine).id)
    expect(await desk.balance(at)).toEqual(['800', '0'])
  })

  test('is free again after a refusal, whoever refused', async () => {
    const at = nextHome()
    expect(outcome(await desk.collect(at, 'NaN', {}, 'again'))).toBe('422 invalid_amount')
    expect(outcome(await desk.collect(at, '100', {}, 'again'))).toBe('409 nothing_to_pay')
    expect(await kept('again')).toBe(0)
    await desk.fee(at, '1000')
    expect(outcome(await desk.collect(at, '5', { cash_account_id: '5' }, 'again'))).toBe(
      '422 invalid_reference',
    )
    expect(await kept('again')).toBe(0)
    expect(outcome(await desk.collect(at, '100', {}, 'again'))).toBe('201')
  })

  test('is needed where money moves: without it nothing is booked', async () => {
    const at = nextHome()
    await desk.fee(at, '100')
    const entries = () => seeded.db.query('select count(*)::int as n from ledger_entry where building_id = 1')
    const before = await entries()
    const of = { building_id: '1', apartment_id: at, month: '2026-11' }
    for (const [path, values] of [
      ['receipts', { ...of, payment_method_id: desk.cash, amount_received: '100' }],
      ['opening-debts', { ...of, name: 'Nợ cũ', fee_type: 'WATER', amount: '100' }],
      ['till-closings', { building_id: '1', cash_account_id: '1', counted: '5', note: 'x' }],
    ] as const) {
      const reply = await desk.a(`POST ${path}`, values)
      expect([path, outcome(reply), faults(reply)]).toEqual([
        path,
        '422 idempotency_key_required',
        ['idempotency-key:idempotency_key_required'],
      ])
    }
    expect(await entries()).toEqual(before)
  })

  test('makes ten requests of a debt from before, or of a counted till, one', async () => {
    const at = nextHome()
    const [fund] = await seeded.db.query<{ id: string }>(
      `select min(id)::text as id from cash_account where building_id = 1 and account_sub_type = 'cash'`,
    )
    for (const [path, values, kind] of [
      [
        'opening-debts',
        { apartment_id: at, month: '2025-11', name: 'Nợ cũ', fee_type: 'WATER', amount: '7' },
        'opening',
      ],
      ['till-closings', { cash_account_id: fund?.id, counted: '3', note: 'x' }, 'till_closing'],
    ] as const) {
      const count = async () =>
        (await seeded.db.query(`select from ledger_entry where building_id = 1 and kind = $1`, [kind])).length
      const before = await count()
      const replies = await Promise.all(
        times(10, () => desk.a(`POST ${path}`, { building_id: '1', ...values }, withKey(`ten of ${path}`))),
      )
      expect([path, await count()]).toEqual([path, before + 1])
      expect(new Set(replies.map(outcome))).toEqual(new Set(['201']))
      expect(new Set(replies.map((one) => recordOf(one).id)).size).toBe(1)
    }
  })

  test.each([
    ['', 'empty'],
    ['x'.repeat(256), 'too long'],
  ])('is refused where it is %s', async (key) => {
    const reply = await fetch(`${seeded.server.address}/v1/manage/receipts`, {
      method: 'POST',
      headers: {
        'client-id': '3',
        authorization: `Bearer ${seeded.tokens.A}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: '{}',
    })
    expect([reply.status, Object.keys(((await reply.json()) as { errors?: object }).errors ?? {})]).toEqual([
      422,
      ['idempotency-key'],
    ])
  })
})

test('a second click with another key finds nothing left to pay', async () => {
  const at = nextHome()
  await desk.fee(at, '700')
  const second = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return desk.collect(at, '700')
  }
  expect(await atOnce([() => desk.collect(at, '700'), second])).toEqual({ '201': 1, '409 nothing_to_pay': 1 })
})

test('approvals, one by one and all together, go on beside collecting, voiding and deleting without a deadlock', async () => {
  const homes = times(10, nextHome)
  for (const at of homes)
    await bulkFees(
      at,
      times(6, () => '1000'),
    )
  const drafts: { id: string; at: string }[] = []
  for (const at of homes) {
    const items = times(8, () => ({ ...plainFee, apartment_id: at, month: '2026-11', amount: '10' }))
    const made = await desk.a('POST fees', { building_id: '1', items })
    drafts.push(...(made.body.data as { id: string }[]).map(({ id }) => ({ id, at })))
  }
  const bulk = (n: number) => () =>
    desk.a(
      'POST fees/approve',
      n % 5 === 0
        ? { building_id: '1', month: '2026-11' }
        : { building_id: '1', ids: [drafts[(n * 3) % 80]?.id, drafts[(n * 7 + 40) % 80]?.id] },
    )
  const said = await atOnce(
    times(50, (n) => [
      bulk(n),
      () => desk.collect(homes[n % 10] ?? '', '900', {}, randomUUID(), n % 2 === 0 ? desk.a : a2),
      () => desk.a(`POST fees/${drafts[n]?.id}/approve`, {}),
      () => desk.a(`DELETE fees/${drafts[79 - n]?.id}?reason=sai`),
    ]).flat(),
  )
  expect(
    Object.keys(said).filter(
      (one) =>
        !/^(20[01]|404 record_not_found|409 (illegal_transition|record_changed|fee_paid|record_frozen))$/.test(
          one,
        ),
    ),
  ).toEqual([])
  expect(said['201']).toBe(50)
})

test('payments for several apartments, in any order, stop no single receipt', async () => {
  const homes = times(8, nextHome)
  for (const at of homes) await desk.fee(at, '1000000')
  const [bank] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  // Cash and transfers by turns: numbers of two books, in the order of the items.
  const item = (at: string) => ({
    building_id: '1',
    apartment_id: at,
    month: '2026-11',
    payment_method_id: homes.indexOf(at) % 2 === 0 ? desk.cash : bank?.id,
    amount_received: '10',
  })
  const deadlocks = () =>
    seeded.db.query('select deadlocks from pg_stat_database where datname = current_database()')
  const before = await deadlocks()
  const together = (n: number) => () =>
    (n % 2 === 0 ? desk.a : a2)(
      'POST receipts',
      { building_id: '1', items: (n % 2 === 0 ? homes : homes.toReversed()).map(item) },
      withKey(),
    )
  const single = (n: number) => () => desk.collect(homes[n % 8] ?? '', '10', {}, randomUUID(), a2)
  const said = await atOnce(
    times(50, (n) => (n % 6 === 0 ? [together(n / 6), single(n)] : [single(n)])).flat(),
  )
  expect(said).toEqual({ '201': 59 })
  expect(await deadlocks()).toEqual(before)
})

test('the numbers have no hole after all that, nor after fifty receipts that failed once they had one', async () => {
  const at = nextHome()
  await desk.fee(at, '100000')
  const fail = (n: number) => () =>
    desk.collect(at, '10', n % 2 === 0 ? { cash_account_id: '5' } : {}, randomUUID())
  expect(await atOnce(times(100, fail))).toEqual({ '201': 50, '422 invalid_reference': 50 })
  const { last = 0, ...found } = (await readNumbers(seeded.db, { book: 'PT' })) ?? {}
  expect(last).toBeGreaterThan(100)
  expect(found).toEqual({ distinct: last, highest: last, documents: last })
})
