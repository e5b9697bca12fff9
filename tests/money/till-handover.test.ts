import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A counted till passes from one cashier to the next: both say so, while it holds what was counted.
let seeded: SeededServer
let desk: CashDesk
let box: string
type Member = Awaited<ReturnType<SeededServer['member']>>
let lan: Member
let mai: Member
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  box = row?.id ?? ''
  lan = await seeded.member(
    '1',
    right('manage_debt', 'read', 'create'),
    right('manage_cash_account', 'approve'),
  )
  mai = await seeded.member('1', right('manage_debt', 'read', 'create'))
  await desk.fillFund('QUY-TM', '700')
})
afterAll(() => seeded.close())

const close = async (counted = '700') =>
  recordOf(
    await lan(
      'POST till-closings',
      { building_id: '1', cash_account_id: box, counted, note: 'ca' },
      withKey(),
    ),
  ).id
const move = (who: Member, id: string, name: string, values: object = {}) =>
  who(`POST till-closings/${id}/${name}`, values)

test('the cashier who counted hands over, and who is named accepts', async () => {
  const id = await close()
  const to = { receiver_id: mai.person.id }
  expect(outcome(await move(mai, id, 'hand_over', to))).toBe('403 not_your_till')
  expect(faults(await move(lan, id, 'hand_over'))).toEqual(['receiver_id:required'])
  expect(faults(await move(lan, id, 'hand_over', { receiver_id: lan.person.id }))).toEqual([
    'receiver_id:handed_to_yourself',
  ])
  expect(recordOf(await move(lan, id, 'hand_over', to))).toMatchObject({
    status: 'handed_over',
    receiver_id: mai.person.id,
  })
  expect(outcome(await move(lan, id, 'accept'))).toBe('403 not_the_receiver')
  const accepted = recordOf(await move(mai, id, 'accept'))
  expect([accepted.status, accepted.accepted_at === null]).toEqual(['accepted', false])
  expect(outcome(await move(mai, id, 'accept'))).toBe('409 illegal_transition')
})

test('who counts something else does not accept, and says why', async () => {
  const id = await close()
  await move(lan, id, 'hand_over', { receiver_id: mai.person.id })
  const stranger = await seeded.member('1', right('manage_debt', 'read', 'create'))
  expect(outcome(await move(stranger, id, 'refuse', { reason: 'x' }))).toBe('403 not_the_receiver')
  expect(recordOf(await move(mai, id, 'refuse', { reason: 'thiếu một tờ' }))).toMatchObject({
    status: 'closed',
    reason: 'thiếu một tờ',
  })
  // Counted again, it is handed to the same person, who is told each time.
  await move(lan, id, 'hand_over', { receiver_id: mai.person.id })
  const bell = rowsOf(await mai('GET notifications/web')).filter(({ link }) =>
    String(link).endsWith(`/${String(id)}`),
  )
  expect(bell).toHaveLength(2)
  expect(bell[0]?.message).toMatch(/: đã giao cho bạn$/)
})

test('a count that is out of date is not accepted', async () => {
  const id = await close()
  await move(lan, id, 'hand_over', { receiver_id: mai.person.id })
  await desk.fee(desk.apartment(0), '50')
  await desk.collect(desk.apartment(0), '50')
  expect(outcome(await move(mai, id, 'accept'))).toBe('409 cash_moved')
  const again = await close('750')
  await move(lan, again, 'hand_over', { receiver_id: mai.person.id })
  expect(outcome(await move(mai, again, 'accept'))).toBe('200')
})

test('nobody from another building receives it', async () => {
  const id = await close('750')
  const other = await seeded.member('2', right('manage_debt', 'read', 'create'))
  expect(faults(await move(lan, id, 'hand_over', { receiver_id: other.person.id }))).toEqual([
    'receiver_id:invalid_reference',
  ])
})

test('nobody receives it who may not accept it', async () => {
  const id = await close('750')
  const reader = await seeded.member('1', right('manage_debt', 'read'))
  expect(faults(await move(lan, id, 'hand_over', { receiver_id: reader.person.id }))).toEqual([
    'receiver_id:may_not_receive',
  ])
  const chief = await seeded.member('1', right('manage_debt', 'read', 'create'))
  expect(outcome(await move(lan, id, 'hand_over', { receiver_id: chief.person.id }))).toBe('200')
})

test('a closing names no receiver by itself', async () => {
  const made = await lan(
    'POST till-closings',
    {
      building_id: '1',
      cash_account_id: box,
      counted: '750',
      receiver_id: mai.person.id,
    },
    withKey(),
  )
  expect(recordOf(made)).toMatchObject({ status: 'closed', receiver_id: null })
})

test('what was counted is frozen, and an accepted handover is too', async () => {
  const change = (what: string) =>
    seeded.db.execute(`update till_closing set ${what}`).then(
      () => 'changed',
      (error: Error) => error.message,
    )
  expect(await change('counted = counted + 1')).toContain('frozen')
  expect(await change(`receiver_name = 'X' where status = 'accepted'`)).toContain('frozen')
  await expect(seeded.db.execute('delete from till_closing')).rejects.toThrow()
})
