import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeToday, writtenDay } from '#core/days.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'

// Who reads a notice: the office before it leaves, the resident whom it tells, and both again when a fee was corrected.
let office: NoticeServer
beforeAll(async () => {
  office = await openNoticeServer()
})
afterAll(() => office.close())

const slipOf = async (groupId: string, apartmentId: string) => {
  const found = (await office.slips(groupId)).find((one) => one.apartment_id === apartmentId)
  return recordOf(await office.a(`GET notice-slips/${String(found?.id)}`))
}
/** A home that owes this for October 2026, and that somebody lives in. */
async function homeThatOwes(at: number, amount: string, person: Parameters<NoticeServer['settle']>[1]) {
  const home = office.desk.apartment(at)
  await office.settle(home, person)
  return { home, fee: await office.desk.fee(home, amount, { month: '2026-10', name: 'Phí quản lý' }) }
}
const batchFor = async (values: object) => recordOf(await office.make(values)).id

describe('the page before it is sent', () => {
  test('is the page that the apartment gets, and nothing is made', async () => {
    const { home } = await homeThatOwes(0, '640000', { email: 'sen@example.test' })
    const ask = { audience: 'apartments', apartments: [home], channels: ['email'], note: 'Nộp sớm' }
    const id = await batchFor(ask)
    const before = recordOf(await office.a(`GET group-notice-slips/${id}/preview/paper?apartment_id=${home}`))
    expect(JSON.stringify(before.pages)).toContain('640.000 đ')
    expect(await office.slips(id)).toEqual([])
    await office.send(id)
    const slip = await slipOf(id, home)
    expect(recordOf(await office.a(`GET notice-slips/${slip.id}/paper`)).pages).toEqual(before.pages)
  })

  test('is there for apartments of the batch that are told something, for those who may read it', async () => {
    const { home: mute } = await homeThatOwes(1, '500000', {})
    const id = await batchFor({ audience: 'apartments', apartments: [mute] })
    const path = (apartment: string) => `GET group-notice-slips/${id}/preview/paper?apartment_id=${apartment}`
    for (const other of [office.desk.apartment(0), '999999'])
      expect(outcome(await office.a(path(other)))).toBe('404 record_not_found')
    expect((await office.a(path('x'))).status).toBe(422)
    expect((await office.a(path(''))).status).toBe(422)
    expect((await office.seeded.as('B2')(path(mute))).status).toBe(404)
    // Of a resident without a home not even the session is good.
    expect((await office.seeded.as('R')(path(mute))).status).toBe(401)
    const reader = await office.seeded.member('1', right('manage_before_get_fee', 'read'))
    expect(JSON.stringify((await reader(path(mute))).body)).not.toContain('Trần Thị Bình')
  })
})

test('a resident opens the notice of their apartment from the message, and nobody else does', async () => {
  const { home } = await homeThatOwes(2, '310000', { withAccount: true })
  const { home: next } = await homeThatOwes(3, '320000', {})
  const ask = { audience: 'apartments', apartments: [home, next], channels: ['notification'] }
  const id = await batchFor(ask)
  await office.send(id)
  const sent = await batchFor(ask)
  await office.send(sent)
  const slip = await slipOf(id, home)
  const [told] = await office.db.query<{ account_id: string; link: string }>(
    `select account_id::text, link from web_notification order by id limit 1`,
  )
  expect(told?.link).toBe(`/manage-announcement-print-webview/${id}/${slip.id}`)
  const resident = await office.seeded.signIn(told?.account_id ?? '')
  const path = `group-notice-slips/${id}/notice-slips/${slip.id}`
  const paper = recordOf(await resident(`GET ${path}/paper`))
  expect(paper).toEqual(recordOf(await office.a(`GET notice-slips/${slip.id}/paper`)))
  expect((await resident(`GET ${path}/pdf`)).headers.get('content-type')).toBe('application/pdf')

  // Not by another batch's number, not another home's, not the record itself.
  const other = await slipOf(id, next)
  for (const odd of [
    `group-notice-slips/${sent}/notice-slips/${slip.id}/paper`,
    `group-notice-slips/${id}/notice-slips/${other.id}/paper`,
    `group-notice-slips/x/notice-slips/%27/paper`,
  ])
    expect(outcome(await resident(`GET ${odd}`))).toBe('404 record_not_found')
  expect((await resident(`GET ${path}`)).status).toBe(403)
  for (const who of ['R', 'B2', 'AR'])
    expect((await office.seeded.as(who)(`GET ${path}/paper`)).status).toBeGreaterThanOrEqual(401)

  // Who moved in later was not told, and who moved out is told no more.
  const stay = (set: string) =>
    office.db.execute(`update residency set ${set} where apartment_id = $1`, [home])
  await stay(`move_in_date = current_date + 5`)
  // Their last home is gone, and with it the session.
  const isShut = async (of: string) =>
    expect([401, 404]).toContain((await resident(`GET ${path}/${of}`)).status)
  await isShut('paper')
  await stay(`move_in_date = '2020-01-01', move_out_date = current_date - 5`)
  await isShut('pdf')
})

test('a fee that is corrected after its notice is told anew, and the new notice says what it replaces', async () => {
  const { home, fee } = await homeThatOwes(4, '500000', { email: 'lan@example.test' })
  const first = await batchFor({ audience: 'apartments', apartments: [home], channels: ['email'] })
  await office.send(first)
  const toldOf = async (id: string) =>
    recordOf(await office.a(`GET fees/${id}/notices`)) as unknown as {
      outdated: boolean
      notices: { amount: string; made_on: string; email_state: string; sms_state: null }[]
    }
  expect(await toldOf(fee)).toMatchObject({
    outdated: false,
    notices: [{ amount: '500000', made_on: officeToday(), email_state: 'queued', sms_state: null }],
  })
  const corrected = { month: '2026-10', audience: 'corrected', channels: ['email'] }
  const none = await batchFor(corrected)
  expect(recordOf(await office.a(`GET group-notice-slips/${none}/preview`)).notices).toBe(0)

  const reissued = recordOf(
    await office.a(`POST fees/${fee}/reissue`, { amount: '450000', reason: 'Nhầm số' }),
  )
  for (const id of [fee, String(reissued.issued)]) expect((await toldOf(id)).outdated).toBe(true)
  const second = await batchFor(corrected)
  expect(await office.send(second)).toMatchObject({ total_notice_slips: 1, due: '450000' })
  const slip = await slipOf(second, home)
  expect(slip.corrects_on).toBe(officeToday())
  const paper = JSON.stringify((await office.a(`GET notice-slips/${slip.id}/paper`)).body)
  expect(paper).toContain(`thay cho thông báo ngày ${writtenDay(officeToday())}`)
  expect((await office.outbox('email')).at(-1)?.body).toContain('thay cho thông báo ngày')

  const now = await toldOf(String(reissued.issued))
  expect([now.outdated, now.notices.map(({ amount }) => amount)]).toEqual([false, ['450000', '500000']])
  const third = await batchFor(corrected)
  expect(outcome(await office.a(`POST group-notice-slips/${third}/send`, {}))).toBe('422 no_fee_to_notify')
  const reader = await office.seeded.member('1', right('manage_before_get_fee', 'read'))
  expect((await reader(`GET fees/${fee}/notices`)).status).toBe(403)
  expect((await office.seeded.as('B2')(`GET fees/${fee}/notices`)).status).toBe(404)
})
