import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What is closed takes no more: an apartment no new fee, an account with money is not switched off.

let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

async function made(path: string, values: object): Promise<string> {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
  expect([path, outcome(reply), faults(reply)]).toEqual([path, '201', []])
  return recordOf(reply).id
}
const steps = async (path: string, ...moves: (readonly [string, object])[]) => {
  for (const [move, body] of moves)
    expect([move, outcome(await desk.a(`POST ${path}/${move}`, body))]).toEqual([move, '200'])
}

test('a closed apartment takes no fee by hand and no charged voucher, and still pays what it owes', async () => {
  const home = desk.apartment(0)
  await desk.fee(home, '300')
  await steps(`apartments/${home}`, ['request_close', {}], ['close', { closed_on: officeToday() }])
  const refused = ['422', ['apartment_id:apartment_closed']]
  const byHand = await desk.draft(home, '50')
  expect([String(byHand.status), faults(byHand)]).toEqual(refused)
  const [category] = await seeded.db.query<{ id: string }>(
    'select id::text from receipt_voucher_category where building_id = 1 and not for_maintenance order by id limit 1',
  )
  const [fund] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  const voucher = await made('receipt-vouchers', {
    date: officeToday(),
    party: 'Lan',
    category_id: category?.id,
    cash_account_id: fund?.id,
    amount: '40',
  })
  const charged = await desk.a(`POST receipt-vouchers/${voucher}/charge`, { apartment_id: home })
  expect([String(charged.status), faults(charged)]).toEqual(refused)
  expect(outcome(await desk.collect(home, '300'))).toBe('201')
})

test('an account is switched off once it is empty', async () => {
  const account = await made('report/accounts', { code: 'HOP-CU', name: 'Két cũ' })
  const other = await made('report/accounts', { code: 'HOP-MOI', name: 'Két mới' })
  const opening = await made('opening-balances', {
    date: officeToday(),
    cash_account_id: account,
    amount: '70',
  })
  await steps(`opening-balances/${opening}`, ['approve', {}])
  const switchOff = async () => {
    const { version } = recordOf(await desk.a(`GET report/accounts/${account}`))
    return desk.a(`PATCH report/accounts/${account}`, { is_active: false, version })
  }
  const full = await switchOff()
  expect([full.status, faults(full)]).toEqual([422, ['is_active:fund_has_money']])
  const transfer = await made('cash-transfers', {
    date: officeToday(),
    cash_account_id: account,
    to_account_id: other,
    amount: '70',
  })
  await steps(`cash-transfers/${transfer}`, ['approve', {}])
  expect(outcome(await switchOff())).toBe('200')
})

test('no sheet writes what these rules guard: a fee, or whether an account is in use', () => {
  const guarded: readonly AnyEntity[] = [registry.fee, registry.receipt_voucher, registry.cash_account]
  expect(guarded.filter(({ imports }) => imports !== undefined).map(({ name }) => name)).toEqual([])
})
