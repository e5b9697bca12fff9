import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNotices } from '#api/notices/notice-run.ts'
import { compareAmounts } from '#core/amount.ts'
import { outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, partsOfNotices, type NoticeServer } from '#tests/support/money/notice-server.ts'

// Debts are chased: who is reminded, what they promised, and whose flat stands empty.
let office: NoticeServer
let [reached, mute, empty] = ['', '', '']
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk, settle } = office
  ;[reached, mute, empty] = [0, 1, 2].map(desk.apartment) as [string, string, string]
  await settle(reached, { email: 'binh@example.test', phone: '0912345678', withAccount: true })
  await settle(mute, {})
  await settle(empty)
  await desk.fee(reached, '900000')
  await desk.fee(mute, '500000')
})
afterAll(() => office.close())

const slipOf = async (groupId: string, apartmentId: string) => {
  const found = (await office.slips(groupId)).find((one) => one.apartment_id === apartmentId)
  return recordOf(await office.a(`GET notice-slips/${String(found?.id)}`))
}

test('chosen debtors are reminded by the same engine: in every way, and who was not reached is told', async () => {
  const asked = {
    building_id: '1',
    apartments: [reached, mute],
    channels: ['notification', 'email', 'sms'],
    collect_on: '2026-12-15',
    note: 'Xin nộp trước Tết',
  }
  const key = { headers: { 'idempotency-key': 'remind-once' } }
  const made = await office.a('POST debts/reminders', asked, key)
  expect(made.status).toBe(201)
  const { id } = recordOf(made)
  // Pressed twice, it is one batch.
  expect(recordOf(await office.a('POST debts/reminders', asked, key)).id).toBe(id)
  expect(rowsOf(await office.a('GET group-notice-slips?building_id=1'))).toHaveLength(1)
  await sendNotices(partsOfNotices(office.seeded), id)
  expect(recordOf(await office.a(`GET group-notice-slips/${id}`))).toMatchObject({
    kind: 'reminder',
    status: 'sent',
    reached: 1,
    not_reached: 1,
  })
  expect(await slipOf(id, mute)).toMatchObject({ reach: 'not_reached', sms_problem: 'no_phone' })
  const said = (await office.outbox('sms')).at(-1)
  expect(said?.body).toMatch(/Nhắc nợ .*15\/12\/2026/s)
  expect((await office.outbox('email')).at(-1)?.html).toContain('Xin nộp trước Tết')
  const clerk = await office.seeded.member('1', right('manage_before_get_fee', 'read', 'create', 'approve'))
  expect(outcome(await clerk('POST debts/reminders', asked))).toBe('403 forbidden')
})

test('whose credit is as much as the debt is not reminded of nothing', async () => {
  const { desk } = office
  const even = desk.apartment(3)
  const advance = { lines: [], confirm_excess: true, extra_credit_reason: 'nộp trước' }
  expect(outcome(await desk.collect(even, '300000', advance))).toBe('201')
  await desk.fee(even, '300000')
  const remind = (...apartments: string[]) =>
    office.a('POST debts/reminders', {
      building_id: '1',
      apartments,
      channels: ['sms'],
      collect_on: '2026-12-15',
      confirm_unreached: true,
    })
  expect(outcome(await remind(even))).toBe('422 no_fee_to_notify')
  const { id } = recordOf(await remind(even, mute))
  await sendNotices(partsOfNotices(office.seeded), id)
  expect((await office.slips(id)).map(({ apartment_id }) => apartment_id)).toEqual([mute])
})

test('a promise to pay stands in the list of debts until it is kept, and overdue ones are found', async () => {
  const debts = async (query: string) => rowsOf(await office.a(`GET debts?building_id=1&${query}`))
  const promise = (apartment_id: string, promised_on: string) =>
    office.a('POST payment-promises', {
      building_id: '1',
      apartment_id,
      promised_on,
      note: 'Hẹn qua điện thoại',
    })
  const { id } = recordOf(await promise(reached, '2026-01-15'))
  expect(outcome(await promise(mute, '2099-01-15'))).toBe('201')
  const overdue = 'promised_on[between]=1900-01-01,2026-10-01'
  expect(await debts(overdue)).toMatchObject([{ apartment_id: reached, promised_on: '2026-01-15' }])
  const ordered = await debts('sort=-promised_on&promised_on[nnull]=1')
  expect(ordered.map(({ promised_on }) => promised_on)).toEqual(['2099-01-15', '2026-01-15'])
  expect(outcome(await office.a(`POST payment-promises/${id}/keep`, {}))).toBe('200')
  expect(await debts(overdue)).toEqual([])
  for (const band of ['not_due', 'to_30', 'to_60', 'to_90', 'over_90', 'householder'])
    expect([band, outcome(await office.a(`GET debts?building_id=1&sort=${band}`))]).toEqual([band, '200'])
  const named = await debts(`householder[endswith]=binh%20${reached}`)
  expect(named).toMatchObject([{ apartment_id: reached }])
})

test('apartments are sorted by householder, people and debt, and the empty ones are found', async () => {
  const apartments = async (query: string) =>
    rowsOf(await office.a(`GET apartments?building_id=1&limit=500&${query}`), 'apartments')
  const free = await apartments('householder[null]=1')
  expect(free.map(({ id }) => id)).toContain(empty)
  expect(free.every(({ householder }) => householder === null)).toBe(true)
  const counts = (await apartments('sort=-residents_count&residents_count[gt]=0')).map((one) =>
    Number(one.residents_count),
  )
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const owed = (await apartments('sort=-outstanding')).map((one) => String(one.outstanding))
  expect(owed).toEqual(owed.toSorted((a, b) => compareAmounts(b, a)))
  expect(owed[0]).toBe('900000')
  const blind = await office.seeded.member('1', right('manage_apartment', 'read'))
  for (const query of [
    'sort=householder',
    'householder[contains]=binh',
    'residents_count=0',
    'sort=outstanding',
  ])
    expect([query, outcome(await blind(`GET apartments?building_id=1&${query}`))]).toEqual([
      query,
      '422 unknown_field',
    ])
})
