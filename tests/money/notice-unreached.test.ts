import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNotices } from '#api/notices/notice-run.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, partsOfNotices, type NoticeServer } from '#tests/support/money/notice-server.ts'

// A batch that reaches nobody asks before it is sent, and can be sent later to whom it did not reach.
let office: NoticeServer
let [empty, reached] = ['', '']
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk, settle } = office
  ;[empty, reached] = [0, 1].map(desk.apartment) as [string, string]
  await settle(empty)
  await settle(reached, { email: 'binh@example.test' })
  await desk.fee(empty, '500000')
  await desk.fee(reached, '500000')
})
afterAll(() => office.close())

const send = (id: string, values: object = {}) => office.a(`POST group-notice-slips/${id}/send`, values)
const refused = {
  errorCode: 'nobody_reached',
  confirm: 'confirm_unreached',
  errors: { channels: ['nobody_reached'] },
}

test('it is refused with the name of the consent, and nothing of it is made', async () => {
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: [empty] }))
  const reply = await send(id)
  expect([reply.status, reply.body]).toEqual([422, expect.objectContaining(refused)])
  expect(await office.batch(id)).toMatchObject({ status: 'draft' })
  expect(await office.slips(id)).toEqual([])
  // No consent but its own.
  expect(outcome(await send(id, { confirm_unreached: '0' }))).toBe('422 nobody_reached')
})

test('who consents has it made, and who moves in later is reached by sending it again', async () => {
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: [empty] }))
  expect(outcome(await send(id, { confirm_unreached: '1' }))).toBe('200')
  await sendNotices(partsOfNotices(office.seeded), id)
  expect(await office.batch(id)).toMatchObject({ status: 'sent', total_notice_slips: 1, not_reached: 1 })
  await office.settle(empty, { email: 'moi@example.test' })
  const again = await office.a(`POST group-notice-slips/${id}/resend`, {})
  expect(outcome(again)).toBe('200')
  await sendNotices(partsOfNotices(office.seeded), id)
  expect(await office.batch(id)).toMatchObject({ status: 'sent', queued: 1, not_reached: 0 })
  await office.settle(empty)
})

test('one apartment that is reached is enough, as is one of several chosen ways', async () => {
  const { id } = recordOf(
    await office.make({ audience: 'apartments', apartments: [empty, reached], channels: ['sms', 'email'] }),
  )
  expect(outcome(await send(id))).toBe('200')
  const { id: other } = recordOf(
    await office.make({ audience: 'apartments', apartments: [empty, reached], channels: ['sms'] }),
  )
  expect(outcome(await send(other))).toBe('422 nobody_reached')
})

test('several at once are each asked about by themselves', async () => {
  const make = async (apartments: readonly string[]) =>
    recordOf(await office.make({ audience: 'apartments', apartments, channels: ['email'] })).id
  const ids = [await make([reached]), await make([empty])]
  const rows = rowsOf(await office.a('POST group-notice-slips/bulk/send', { building_id: '1', ids }))
  expect(rows.map(({ ok, errorCode }) => [ok, errorCode])).toEqual([
    [true, undefined],
    [false, 'nobody_reached'],
  ])
})

test('a reminder that reaches nobody asks in the same way, and leaves no batch behind', async () => {
  const asked = {
    building_id: '1',
    apartments: [empty],
    channels: ['email'],
    collect_on: '2026-12-15',
  }
  const before = rowsOf(await office.a('GET group-notice-slips?building_id=1&limit=all')).length
  const reply = await office.a('POST debts/reminders', asked)
  expect([outcome(reply), faults(reply), reply.body.confirm]).toEqual([
    '422 nobody_reached',
    ['channels:nobody_reached'],
    'confirm_unreached',
  ])
  expect(rowsOf(await office.a('GET group-notice-slips?building_id=1&limit=all'))).toHaveLength(before)
  expect(outcome(await office.a('POST debts/reminders', { ...asked, confirm_unreached: true }))).toBe('201')
})
