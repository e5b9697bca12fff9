import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pushRuns, sendPush } from '#api/push/push-run.ts'
import { beginDue } from '#api/push/push-schedule.ts'
import { faults, outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openPushServer, type PushServer } from '#tests/support/server/push-server.ts'

// Messages to the accounts of residents: whom they reach, once each, now or at their hour.
let office: PushServer
let an = ''
beforeAll(async () => {
  office = await openPushServer()
  const { a1, a2, b1, b2 } = office.homes
  an = await office.settle({ name: 'An', apartment: a1, householder: true })
  await office.settle({ name: 'Bình', apartment: a1 })
  await office.settle({ name: 'Chi', apartment: a2, householder: true, account: 'none' })
  await office.settle({ name: 'Dung', apartment: b1, householder: true })
  await office.settle({ name: 'Em', apartment: b1, acts: false })
  await office.settle({ name: 'Giang', apartment: b2, account: 'disabled' })
  await office.settle({ name: 'Hà', apartment: b2, householder: true, movedOut: true })
})
afterAll(() => office.close())

const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const gone = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
const make = async (values: object = {}) => recordOf(await office.write(values)).id
const act = (id: string, name: string, values: object = {}, by = office.a) =>
  by(`POST push-notifications/${id}/${name}`, values)
const schedule = async (values: object = {}) => {
  const id = await make(values)
  expect(outcome(await act(id, 'schedule', { scheduled_at: soon() }))).toBe('200')
  return id
}
const due = () => beginDue({ ...office.parts(), jobs: { send: () => Promise.resolve() } })

describe('whom it reaches', () => {
  const everybody = { An: 'sent', Bình: 'sent', Chi: 'no_account', Dung: 'sent', Giang: 'account_disabled' }

  test('everybody who lives there and acts for an apartment', async () => {
    const push = await office.tell()
    expect(push).toMatchObject({ status: 'sent', sent_count: 3, failed_count: 2 })
    expect(push.sent_at).not.toBeNull()
    expect(await office.reached(push.id)).toEqual(everybody)
    expect(await office.bell(an)).toEqual(['Cắt nước: Từ 9 giờ sáng mai'])
  })

  test('householders, those of one block, residents of a block or of an apartment', async () => {
    const { blocks, homes } = office
    const reached = async (values: object) => office.reached((await office.tell(values)).id)
    expect(await reached({ target: 'householders' })).toEqual({ An: 'sent', Chi: 'no_account', Dung: 'sent' })
    expect(await reached({ target: 'householders', blocks: [blocks.a] })).toEqual({
      An: 'sent',
      Chi: 'no_account',
    })
    expect(await reached({ target: 'blocks', blocks: [blocks.b] })).toEqual({
      Dung: 'sent',
      Giang: 'account_disabled',
    })
    expect(await reached({ target: 'apartments', apartments: [homes.a1] })).toEqual({
      An: 'sent',
      Bình: 'sent',
    })
  })

  test('is told before it is sent, and nothing is sent by asking', async () => {
    const id = await make()
    const before = await office.bell(an)
    const reply = await office.a(`GET push-notifications/${id}/audience`)
    expect(reply.body.data).toEqual({ total: 5, sent: 3, emailed: 0, no_account: 1, account_disabled: 1 })
    expect(await office.bell(an)).toEqual(before)
    expect(await office.reached(id)).toEqual({})
  })

  test('a message for nobody is refused', async () => {
    const { id: empty } = recordOf(
      await office.a('POST blocks', { building_id: '1', code: 'EMPTY', name: 'Empty' }),
    )
    const id = await make({ target: 'blocks', blocks: [empty] })
    const refused = await act(id, 'send')
    expect(outcome(refused)).toBe('422 nobody_to_notify')
    expect(outcome(await office.write({ target: 'blocks' }))).toBe('422 required')
  })

  test('consoles and apps hear of it at once', async () => {
    office.told.length = 0
    await office.tell({ target: 'apartments', apartments: [office.homes.a1], link: '/public/news/1' })
    expect(office.told).toHaveLength(2)
    expect(office.told.find((one) => one.type === 'notification' && one.accountId === an)).toMatchObject({
      message: 'Cắt nước: Từ 9 giờ sáng mai',
      link: '/public/news/1',
    })
  })
})

test('a link that is no page of ours is refused at its field, new and changed', async () => {
  const id = await make({ link: '/public/news/1?from=bell' })
  for (const link of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'public/news/1',
  ]) {
    expect(faults(await office.write({ link }))).toHaveLength(1)
    expect(String(faults(await office.a(`PATCH push-notifications/${id}`, { link })))).toMatch(
      /^link:invalid_/,
    )
  }
  expect(faults(await office.write({ link: '//evil.example' }))).toEqual(['link:invalid_own_page'])
  expect((await office.push(id)).link).toBe('/public/news/1?from=bell')
})

describe('once each', () => {
  test('two servers, and a repetition, write to everybody once', async () => {
    const before = (await office.bell(an)).length
    const id = await make()
    await act(id, 'send')
    await Promise.all([1, 2, 3].map(() => sendPush(office.parts(), id)))
    await sendPush(office.parts(), id)
    expect(outcome(await act(id, 'send'))).toBe('409 illegal_transition')
    expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 3, failed_count: 2 })
    expect(await office.bell(an)).toHaveLength(before + 1)
  })

  test('a sending that is killed at any step goes on where it stopped', async () => {
    for (const step of [1, 2, 3]) {
      const before = (await office.bell(an)).length
      const id = await make()
      await act(id, 'send')
      const { db, ...parts } = office.parts()
      let steps = 0
      const transaction: typeof db.transaction = (work) => {
        steps += 1
        return db.transaction(async (tx) => {
          const done = await work(tx)
          if (steps === step) throw gone
          return done
        })
      }
      await expect(sendPush({ ...parts, db: { ...db, transaction } }, id)).rejects.toThrow(gone)
      expect((await office.push(id)).status).toBe('sending')
      await sendPush(office.parts(), id)
      expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 3, failed_count: 2 })
      expect(await office.bell(an)).toHaveLength(before + 1)
    }
  })

  test('who has lost the right sends nothing; another sends the rest', async () => {
    const member = await office.seeded.member('1', right('manage_notification', 'read', 'create', 'approve'))
    const { id } = recordOf(await office.write({}, member))
    expect(outcome(await act(id, 'send', {}, member))).toBe('200')
    await office.db.execute('delete from account_permission_groups where account_id = $1', [member.person.id])
    await sendPush(office.parts(), id)
    expect(await office.push(id)).toMatchObject({ status: 'failed', problem: 'forbidden', sent_count: null })
    expect(outcome(await act(id, 'send'))).toBe('200')
    await sendPush(office.parts(), id)
    expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 3, problem: null })
  })
})

describe('a scheduled one', () => {
  test('needs a time to come', async () => {
    const id = await make()
    const past = new Date(Date.now() - 60_000).toISOString()
    expect(outcome(await act(id, 'schedule', { scheduled_at: past }))).toBe('422 scheduled_in_past')
    expect(outcome(await act(id, 'schedule'))).toBe('422 required')
    expect((await office.push(id)).status).toBe('draft')
  })

  test('waits for its hour, is not changed meanwhile, and is begun by one server alone', async () => {
    const before = (await office.bell(an)).length
    const id = await schedule()
    expect(await due()).not.toContain(id)
    expect(outcome(await office.a(`PATCH push-notifications/${id}`, { title: 'Khác' }))).toBe(
      '409 record_frozen',
    )
    await office.passTime(id)
    const begun = await Promise.all([due(), due(), due()])
    expect(begun.flat().filter((one) => one === id)).toEqual([id])
    await sendPush(office.parts(), id)
    expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 3 })
    expect(await office.bell(an)).toHaveLength(before + 1)
    const lines = rowsOf(await office.a(`GET push-notifications/${id}/history`))
    const actions = lines.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['schedule', 'start', 'finish']))
  })

  test('is cancelled, and then nothing is sent', async () => {
    const id = await schedule()
    expect(outcome(await act(id, 'cancel'))).toBe('200')
    expect(await office.push(id)).toMatchObject({ status: 'draft', scheduled_at: null, sent_by_id: null })
    await office.passTime(id)
    expect(await due()).not.toContain(id)
  })

  test('is sent by a server that starts after its job was lost', async () => {
    const id = await schedule()
    await office.passTime(id)
    // The process dies between the note that it begins and the job.
    expect(await due()).toContain(id)
    const { jobs } = office.seeded.server.services
    await jobs.start()
    await pushRuns.resume({ db: office.seeded.server.serving, jobs })
    await expect.poll(async () => (await office.push(id)).status, { timeout: 20_000 }).toBe('sent')
  })
})

describe('rights and buildings', () => {
  test('sending needs approve, cancelling update, and another building sees nothing', async () => {
    const writer = await office.seeded.member('1', right('manage_notification', 'read', 'create', 'update'))
    const id = await make()
    expect(outcome(await act(id, 'send', {}, writer))).toBe('403 forbidden')
    expect(outcome(await act(id, 'schedule', { scheduled_at: soon() }, writer))).toBe('403 forbidden')
    const b2 = office.seeded.as('B2')
    expect((await b2(`GET push-notifications/${id}/audience`)).status).toBe(404)
    expect((await act(id, 'send', {}, b2)).status).toBe(404)
    // Whoever has moved out since is a stranger.
    const asked = await office.seeded.as('R')(`GET push-notifications/${id}/audience`)
    expect([401, 403]).toContain(asked.status)
    const planned = await schedule()
    expect(outcome(await act(planned, 'cancel', {}, writer))).toBe('200')
  })

  test('a block of another building is refused, and nobody there is told', async () => {
    const [block] = await office.db.query<{ id: string }>(
      'select id::text from block where building_id = 2 limit 1',
    )
    expect(outcome(await office.write({ target: 'blocks', blocks: [block?.id] }))).toBe(
      '422 invalid_reference',
    )
    const [there] = await office.db.query<{ count: number }>(
      'select count(*)::int as count from push_recipient k join resident r on r.id = k.resident_id where r.building_id <> 1',
    )
    expect(there?.count).toBe(0)
  })
})

test('a topic counts how often it was sent', async () => {
  const topic = recordOf(
    await office.a('POST push-notification-topics', {
      building_id: '1',
      name: 'Nước',
      title: 'Cắt nước',
      content: 'Từ 9 giờ',
      target: 'householders',
    }),
  )
  const { id } = await office.tell({ topic_id: topic.id })
  await make({ topic_id: topic.id })
  const [found] = rowsOf(
    await office.a('GET push-notification-topics?building_id=1&sort=-times_sent&limit=1'),
  )
  expect(found).toMatchObject({ id: topic.id, times_sent: 1 })
  expect(found?.last_sent_on).not.toBeNull()
  expect(outcome(await office.a(`DELETE push-notification-topics/${topic.id}`))).toBe('409 topic_in_use')
  const sent = rowsOf(await office.a('GET push-notifications?building_id=1&status=sent&limit=all'))
  expect(sent.map((one) => one.id)).toContain(id)
})
