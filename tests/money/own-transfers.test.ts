import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { period, reportAddress } from '#tests/support/money/report-ground.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What a report of the funds says of money that only changed its place, and of money that is others'.

const today = officeToday()
let seeded: SeededServer
let desk: CashDesk
let funds: Readonly<Record<'box' | 'bank' | 'maintenance', string>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const make = async (code: string, more: object) => {
    const made = await desk.a('POST report/accounts', { building_id: '1', code, name: code, ...more })
    expect([outcome(made), faults(made)]).toEqual(['201', []])
    return recordOf(made).id
  }
  funds = {
    box: await make('HOP', {}),
    bank: await make('HOP-2', {}),
    maintenance: await make('BAO-TRI', { account_type: 'building_maintenance' }),
  }
  const home = desk.apartment(0)
  await approved('opening-balances', { cash_account_id: funds.box, amount: '1000' })
  await approved('opening-balances', { cash_account_id: funds.maintenance, amount: '5000' })
  await approved('deposits', { cash_account_id: funds.box, party: 'Lan', apartment_id: home, amount: '300' })
  await moved('400')
  await moved('70')
  const wrong = await moved('25')
  expect(outcome(await desk.a(`POST cash-transfers/${wrong}/void`, { reason: 'nhầm quỹ' }))).toBe('200')
})
afterAll(() => seeded.close())

async function approved(path: string, values: object): Promise<string> {
  const made = await desk.a(`POST ${path}`, { building_id: '1', date: today, ...values })
  expect([outcome(made), faults(made)]).toEqual(['201', []])
  const { id } = recordOf(made)
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}
const moved = (amount: string) =>
  approved('cash-transfers', { cash_account_id: funds.box, to_account_id: funds.bank, amount })

interface Reply {
  readonly rows: readonly { readonly key: string; readonly values: Readonly<Record<string, string>> }[]
  readonly total: Readonly<Record<string, string>>
  readonly held: readonly { readonly what: string; readonly amount: string }[]
}
const read = async (path: string, more: Readonly<Record<string, string>>) => {
  const reply = await desk.a(`GET ${reportAddress(path, '1', { ...period, ...more })}`)
  expect([outcome(reply), faults(reply)]).toEqual(['200', []])
  return reply.body.data as Reply
}

test.each(['report/daily', 'report/monthly'])('money between own funds is not spent in %s', async (path) => {
  const { rows, total, held } = await read(path, { by: 'account' })
  expect(total).toEqual({ opening: '0', in: '6300', out: '0', moved: '0', closing: '6300' })
  const of = (fund: string) => rows.find(({ key }) => key === fund)?.values
  expect(of(funds.box)).toEqual({ opening: '0', in: '1300', out: '0', moved: '-470', closing: '830' })
  expect(of(funds.bank)).toEqual({ opening: '0', in: '0', out: '0', moved: '470', closing: '470' })
  expect(held).toEqual([
    { what: 'maintenance', amount: '5000' },
    { what: 'deposits', amount: '300' },
  ])
})

test('one fund is told what went to another, and nothing of what is held', async () => {
  const { total, held } = await read('report/monthly', { by: 'month', cash_account_id: funds.box })
  expect(total).toEqual({ opening: '0', in: '1300', out: '0', moved: '-470', closing: '830' })
  expect(held).toEqual([])
})

test('the transfers stand behind their column, those taken back too', async () => {
  const found = await desk.a(
    `GET ${reportAddress('report/monthly/documents', '1', { ...period, by: 'account', key: funds.box, column: 'moved' })}`,
  )
  expect(found.body.data).toMatchObject({ total: 4, sum: '-470' })
})
