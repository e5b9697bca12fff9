import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAmounts, multiplyAmounts, roundAmount, subtractAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, saidDollars, type DollarAccount } from '#tests/support/money/dollar-account.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A bank account in another currency is worth what the rate of a day says, and the rest is an exchange difference.
let seeded: SeededServer
let desk: CashDesk
let feed: DollarAccount

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

describe('a bank account in dollars', () => {
  const day = officeToday()
  const foreign = async () => {
    const found = await desk.a(
      `GET report/bank-reconciliation?building_id=1&bank_id=${String(feed.bank.id)}&day=${day}`,
    )
    const { funds } = found.body.data as unknown as { funds: { id: string; foreign: object }[] }
    return funds[0]?.foreign
  }
  const unrevalued = async () => {
    const { checks } = (await desk.a(`GET closed-months/checklist?building_id=1&month=${day.slice(0, 7)}`))
      .body.data as unknown as { checks: { check: string; count: number }[] }
    return checks.find(({ check }) => check === 'unrevalued_banks')?.count
  }
  const draft = (more: object = {}) => make('revaluations', { cash_account_id: feed.fund.id, ...more })

  test('is refused where the books have it so, and of an account that is not foreign', async () => {
    const [books, own] = await feed.held()
    expect(await foreign()).toMatchObject({ foreign_amount: own, book_value: books, worth: books, gain: '0' })
    expect(faults(await draft())).toEqual(['cash_account_id:nothing_to_revalue'])
    for (const cash_account_id of ['1', '999999'])
      expect(faults(await draft({ cash_account_id }))).toEqual(['cash_account_id:account_not_foreign'])
    expect(await unrevalued()).toBe(0)
  })

  test('it is worth what the rate of the day says, the rest is an exchange difference, and voiding takes it back', async () => {
    const made = await seeded.as('ADM')('POST desk-rates', {
      building_id: '1',
      name: 'USD/VND',
      of_currency: 'usd',
      in_currency: 'vnd',
      price: 26000,
      valid_from: day,
      confirm_change: '1',
    })
    expect(outcome(made)).toBe('201')
    const [books, own] = await feed.held()
    const worth = roundAmount(multiplyAmounts(own, '26000'), 0)
    const gain = subtractAmounts(worth, books)
    expect(await foreign()).toEqual({
      foreign_amount: own,
      book_value: books,
      rate_of: 'usd',
      rate: '26000',
      worth,
      gain,
    })
    expect(await unrevalued()).toBe(1)
    const { id, ...said } = recordOf(await draft())
    expect(said).toMatchObject({
      status: 'draft',
      foreign_amount: own,
      book_value: books,
      worth,
      amount: gain,
    })
    // Money that came meanwhile is revalued with the rest: it came at the new rate.
    const came = recordOf(
      await make('opening-balances', {
        cash_account_id: feed.fund.id,
        ...saidDollars('10'),
        amount: '260000',
      }),
    )
    await desk.a(`POST opening-balances/${String(came.id)}/approve`, {})
    const done = recordOf(await desk.a(`POST revaluations/${String(id)}/approve`, {}))
    expect(done).toMatchObject({ status: 'approved', amount: gain, rate: 26000, rate_of: 'usd' })
    expect(String(done.code)).toMatch(/^PKT/)
    expect(await feed.held()).toEqual([addAmounts(worth, '260000'), addAmounts(own, '10')])
    expect(await unrevalued()).toBe(0)
    const voided = await desk.a(`POST revaluations/${String(id)}/void`, { reason: 'nhầm' })
    expect(outcome(voided)).toBe('200')
    expect(await feed.held()).toEqual([addAmounts(books, '260000'), addAmounts(own, '10')])
    expect(await desk.entries(String(id), 'revaluation')).toEqual(['revaluation', 'revaluation_void'])
  })

  test('of two drafts the second finds nothing left', async () => {
    const [one, other] = [recordOf(await draft()), recordOf(await draft())]
    expect(outcome(await desk.a(`POST revaluations/${String(one.id)}/approve`, {}))).toBe('200')
    expect(faults(await desk.a(`POST revaluations/${String(other.id)}/approve`, {}))).toEqual([
      'cash_account_id:nothing_to_revalue',
    ])
    await desk.a(`DELETE revaluations/${String(other.id)}`)
  })
})
