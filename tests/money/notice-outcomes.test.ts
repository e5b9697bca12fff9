import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { recordOf } from '#tests/support/server/seeded-server.ts'

// How far notices are, as the batch that sent them tells it.
let office: NoticeServer
beforeAll(async () => {
  office = await openNoticeServer()
})
afterAll(() => office.close())

test('what only lies in the outbox has reached nobody: queued, sent, failed and delivered are told apart', async () => {
  const [home = '', mute = ''] = [9, 10].map(office.desk.apartment)
  await office.settle(home, { email: 'outbox@example.test' })
  for (const one of [home, mute])
    await office.desk.fee(one, '500000', { month: '2026-10', name: 'Phí quản lý' })
  const ask = { audience: 'apartments', apartments: [home, mute], channels: ['email'] }
  const { id } = recordOf(await office.make(ask))
  const told = async () => {
    const { reached: delivered, sent: left, queued, not_reached } = await office.batch(id)
    const slip = (await office.slips(id)).find((one) => one.apartment_id === home)
    return { delivered, left, queued, not_reached, reach: slip?.reach }
  }
  await office.send(id)
  expect(await told()).toEqual({ delivered: 0, left: 0, queued: 1, not_reached: 1, reach: 'queued' })
  const note = (state: string) =>
    office.db.execute(
      `update notice_slip set email_state = $1 where group_notice_slip_id = $2 and apartment_id = $3`,
      [state, id, home],
    )
  await note('sent')
  expect(await told()).toEqual({ delivered: 0, left: 1, queued: 0, not_reached: 1, reach: 'sent' })
  await note('failed')
  expect(await told()).toEqual({ delivered: 0, left: 0, queued: 0, not_reached: 2, reach: 'not_reached' })
})

test('what stands in the list of an account is delivered, also while its mail waits', async () => {
  const home = office.desk.apartment(8)
  await office.settle(home, { email: 'both@example.test', withAccount: true })
  await office.desk.fee(home, '500000', { month: '2026-10', name: 'Phí quản lý' })
  const { id } = recordOf(
    await office.make({
      audience: 'apartments',
      apartments: [home],
      channels: ['notification', 'email'],
    }),
  )
  await office.send(id)
  expect(await office.batch(id)).toMatchObject({ reached: 1, sent: 0, queued: 0, not_reached: 0 })
  const [slip] = await office.slips(id)
  expect(slip).toMatchObject({
    notification_state: 'delivered',
    email_state: 'queued',
    reach: 'reached',
  })
})
