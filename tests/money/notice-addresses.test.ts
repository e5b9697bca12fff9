import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'

// To which addresses the mail of a fee notice goes.
let office: NoticeServer
let home = ''
beforeAll(async () => {
  office = await openNoticeServer()
  home = office.desk.apartment(0)
  await office.desk.fee(home, '400000')
})
afterAll(() => office.close())

test.each([
  [
    'the own address and all those for notices, each once',
    { email: 'binh@example.test', also: ['ke.toan@example.test', 'Binh@example.test', 'con@example.test'] },
    'binh@example.test, ke.toan@example.test, con@example.test',
  ],
  ['those for notices alone', { also: ['con@example.test'] }, 'con@example.test'],
  ['the own address alone', { email: 'minh@example.test', also: [] }, 'minh@example.test'],
])('one mail goes to %s', async (_what, person, recipient) => {
  const before = await office.outbox('email')
  await office.db.execute(`delete from residency where apartment_id = $1`, [home])
  await office.db.execute(`delete from resident where code = 'N-' || $1`, [home])
  await office.settle(home, person)
  const ask = { audience: 'apartments', apartments: [home], channels: ['email'] }
  const { id } = recordOf(await office.make(ask))
  await office.send(id)
  expect(await office.slips(id)).toMatchObject([{ email_state: 'queued', email_problem: null }])
  const mails = (await office.outbox('email')).slice(before.length)
  expect(mails.map((mail) => mail.recipient)).toEqual([recipient])
})

test('who has no address at all cannot be reached by mail', async () => {
  await office.db.execute(`delete from residency where apartment_id = $1`, [home])
  await office.db.execute(`delete from resident where code = 'N-' || $1`, [home])
  await office.settle(home, { also: [] })
  const ask = { audience: 'apartments', apartments: [home], channels: ['email'] }
  const { id } = recordOf(await office.make(ask))
  await office.send(id)
  expect(await office.slips(id)).toMatchObject([{ email_state: 'unreachable', email_problem: 'no_email' }])
})
