import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { monthAfter, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, saidDollars, type DollarAccount } from '#tests/support/money/dollar-account.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What people leave with the building, and get back, in dollars, of which one is 25,650 đồng: held in the books' đồng,
// moved in the account's dollars.
let seeded: SeededServer
let desk: CashDesk
let feed: DollarAccount
let at = 10

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openDollarAccount(seeded, desk, { number: '0991004123456', dollars: '1000' })
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const make = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
async function approved(path: string, values: object) {
  const made = await make(path, values)
  expect([path, outcome(made), ...faults(made)]).toEqual([path, '201'])
  const done = await desk.a(`POST ${path}/${String(recordOf(made).id)}/approve`, {})
  expect([path, outcome(done), ...faults(done)]).toEqual([path, '200'])
  return recordOf(done)
}
const fund = () => ({ cash_account_id: feed.fund.id })
const heldDeposit = (dollars: string) =>
  approved('deposits', {
    ...fund(),
    apartment_id: desk.apartment(++at),
    party: 'Sok',
    ...saidDollars(dollars),
  })
const openOf = async (id: unknown) => recordOf(await desk.a(`GET deposits/${String(id)}`)).open
/** What of a document's dollars its amount is, by its name. */
function said(amountName: string | undefined, dollars: string): object {
  const { amount, ...foreign } = saidDollars(dollars)
  return amountName === undefined ? foreign : { [amountName]: amount, ...foreign }
}

interface Kind {
  readonly kind: string
  readonly path: string
  readonly direction: 'in' | 'out'
  /** What says its amount in the books; none where it is reckoned. */
  readonly amountName: 'amount' | 'returned' | undefined
  /** The fields beside the money of one of so many dollars. */
  readonly of: (dollars: string) => Promise<object>
}
const kinds: readonly Kind[] = [
  {
    kind: 'deposit',
    path: 'deposits',
    direction: 'in',
    amountName: 'amount',
    of: async () => ({ ...fund(), party: 'Sok', apartment_id: desk.apartment(++at) }),
  },
  {
    kind: 'deposit_return',
    path: 'deposit-returns',
    direction: 'out',
    amountName: 'returned',
    of: async (dollars) => ({ ...fund(), party: 'Sok', deposit_id: (await heldDeposit(dollars)).id }),
  },
  {
    kind: 'refund',
    path: 'refunds',
    direction: 'out',
    amountName: 'amount',
    of: async (dollars) => {
      const home = desk.apartment(++at)
      const { amount } = saidDollars(dollars)
      await desk.collect(home, amount, { confirm_excess: '1', extra_credit_reason: 'trả trước' })
      return { ...fund(), party: 'Sok', apartment_id: home }
    },
  },
  {
    kind: 'prepayment',
    path: 'prepayments',
    direction: 'in',
    amountName: undefined,
    of: async (dollars) => {
      // One month at a price of so much.
      const office = openPrepaid(seeded, desk)
      const { amount } = saidDollars(dollars)
      const setting = await office.setting(amount, { code: `US-${++at}`, name: `US-${at}` })
      const first_month = monthAfter(officeToday(), 1)
      return office.terms(desk.apartment(++at), [setting], { ...fund(), first_month, months: 1 })
    },
  },
]

describe.each(kinds)('$kind, dollars $direction', ({ kind, path, direction, amountName, of }) => {
  const [signed, back] = (direction === 'in' ? ['', '-'] : ['-', '']) as [string, string]

  test('moves both, is joined with its line, and taken back', async () => {
    const values = await of('12.5')
    let made: unknown
    expect(
      await feed.movedBy(async () => {
        made = (await approved(path, { ...values, ...said(amountName, '12.5') })).id
      }),
    ).toEqual([`${signed}320625`, `${signed}12.5`])
    const told = await feed.line(direction, '12.5')
    expect(outcome(await feed.move(told.id, 'attach', { kind, document_id: made }))).toBe('200')
    expect(await feed.stateOf(told.id)).toEqual({ status: 'matched', booked: '12.5' })
    expect(
      await feed.movedBy(async () =>
        expect(outcome(await desk.a(`POST ${path}/${String(made)}/void`, { reason: 'nhầm' }))).toBe('200'),
      ),
    ).toEqual([`${back}320625`, `${back}12.5`])
    expect(await feed.stateOf(told.id)).toEqual({ status: 'unmatched', booked: null })
  })

  test('is made of its line at the rate of the day, and undone with it', async () => {
    const values = await of('8')
    const told = await feed.line(direction, '8')
    const { makes } = (await desk.a(`GET banking-transactions/${String(told.id)}/documents`)).body
      .data as unknown as { makes: { kind: string; values: { name: string; value: string }[] }[] }
    const filled = Object.fromEntries(
      (makes.find((one) => one.kind === kind)?.values ?? []).map(({ name, value }) => [name, value]),
    )
    expect(filled).toMatchObject(said(amountName, '8'))
    expect(
      await feed.movedBy(async () => {
        const made = await make(path, { ...values, ...filled })
        expect([outcome(made), ...faults(made), recordOf(made).status]).toEqual(['201', 'approved'])
      }),
    ).toEqual([`${signed}205200`, `${signed}8`])
    expect(await feed.stateOf(told.id)).toEqual({ status: 'matched', booked: '8' })
    expect(await feed.movedBy(() => feed.move(told.id, 'undo', { reason: 'nhầm' }))).toEqual([
      `${back}205200`,
      `${back}8`,
    ])
  })

  test.each([
    ['says nothing of its dollars', { foreign_currency: null }, 'foreign_currency:required'],
    ['says riel', { foreign_currency: 'riel' }, 'foreign_currency:currency_differs'],
    ['is worth far less', { foreign_amount: '40' }, `${amountName ?? 'amount'}:far_from_rate`],
  ])('that %s is refused', async (_what, more, fault) => {
    const values = { ...(await of('10')), ...said(amountName, '10'), ...more }
    const { id } = recordOf(await make(path, values))
    expect(
      await feed.movedBy(async () =>
        expect(faults(await desk.a(`POST ${path}/${String(id)}/approve`, {}))).toEqual([fault]),
      ),
    ).toEqual(['0', '0'])
    await desk.a(`DELETE ${path}/${String(id)}`)
  })
})

test('a deposit in dollars is held at its worth, and given back at it though the rate has moved', async () => {
  const { id } = await heldDeposit('100')
  expect(await openOf(id)).toBe('2565000')
  await seeded.db.query(
    `update exchange_rate set price = 26000 where currency_id in (select id from currency where code = 'usd')`,
  )
  const values = { ...fund(), party: 'Sok', deposit_id: id, foreign_currency: 'usd', foreign_amount: '100' }
  const more = recordOf(await make('deposit-returns', { ...values, returned: '2600000' }))
  expect(faults(await desk.a(`POST deposit-returns/${String(more.id)}/approve`, {}))).toEqual([
    'returned:more_than_held',
  ])
  expect(await feed.movedBy(() => approved('deposit-returns', { ...values, returned: '2565000' }))).toEqual([
    '-2565000',
    '-100',
  ])
  expect(await openOf(id)).toBe('0')
})
