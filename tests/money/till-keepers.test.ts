import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Who counts a till, and who may book what is missing in it.
type Member = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let desk: CashDesk
let boxes: string[]
let box: string
let lan: Member
let mai: Member
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const cashier = () => seeded.member('1', right('manage_debt', 'read', 'create'))
  lan = await cashier()
  mai = await cashier()
  const made = times(6, (at) =>
    desk.a('POST report/accounts', {
      building_id: '1',
      code: `KET-${at}`,
      name: `Két ${at}`,
      is_active: true,
    }),
  )
  boxes = (await Promise.all(made)).map((reply) => recordOf(reply).id)
})
beforeEach(async () => {
  box = boxes.shift() ?? ''
  await seeded.db.execute('update building set approval_limit = null where id = 1')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const close = (who: Member | CashDesk['a'], counted = '0') =>
  who('POST till-closings', { building_id: '1', cash_account_id: box, counted, note: 'ca' }, withKey())
const said = async (who: Member, counted?: string) => {
  const reply = await close(who, counted)
  return [outcome(reply), ...faults(reply)]
}
const refused = ['422 box_of_another', 'cash_account_id:box_of_another']
const collect = async (who: Member, amount: string) => {
  await desk.fee(desk.apartment(0), amount)
  const reply = await desk.collect(desk.apartment(0), amount, { cash_account_id: box }, undefined, who)
  expect(outcome(reply)).toBe('201')
}

test('a till that nobody has counted is counted by any cashier, and then by them alone', async () => {
  expect(await said(lan)).toEqual(['201'])
  expect(await said(mai)).toEqual(refused)
  expect(await said(mai, '500')).toEqual(refused)
  expect(await said(lan)).toEqual(['201'])
})

test('who takes money into it counts it, until they have', async () => {
  await close(lan)
  await collect(mai, '70')
  expect(await said(mai, '70')).toEqual(['201'])
  expect(await said(lan, '70')).toEqual(refused)
  await collect(lan, '30')
  expect(await said(lan, '100')).toEqual(['201'])
})

test('who took it over counts it, and who handed it over no longer does', async () => {
  const { id } = recordOf(await close(lan))
  await lan(`POST till-closings/${id}/hand_over`, { receiver_id: mai.person.id })
  expect(await said(mai)).toEqual(refused)
  expect(outcome(await mai(`POST till-closings/${id}/accept`, {}))).toBe('200')
  expect(await said(lan)).toEqual(refused)
  expect(await said(mai)).toEqual(['201'])
})

test('who may approve fund accounts counts any', async () => {
  await close(lan)
  expect(outcome(await close(desk.a))).toBe('201')
  expect(await said(lan)).toEqual(refused)
})

test('a difference above the approval limit needs who may approve fund accounts, too much as too little', async () => {
  await collect(lan, '5000')
  await seeded.db.execute('update building set approval_limit = 1000 where id = 1')
  for (const counted of ['3999', '6001']) {
    const reply = await close(lan, counted)
    expect(faults(reply)).toEqual(['counted:above_approval_limit'])
    expect(reply.body).toMatchObject({ limits: { counted: { max: '1000' } } })
  }
  expect(await said(lan, '4400')).toEqual(['201'])
  // All of one day together.
  expect(await said(lan, '3799')).toEqual(['422 above_approval_limit', 'counted:above_approval_limit'])
  expect(await said(lan, '4800')).toEqual(['201'])
  expect(outcome(await close(desk.a, '0'))).toBe('201')
})

test('of two cashiers who count one at once, one does', async () => {
  expect(await atOnce([() => close(lan), () => close(mai)])).toEqual({ '201': 1, '422 box_of_another': 1 })
})
