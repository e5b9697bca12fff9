import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { sendPush } from '#api/push/push-run.ts'
import { faults, outcome, recordOf, right, rowsOf, withKey } from '#tests/support/server/seeded-server.ts'
import { openPushServer, type PushServer } from '#tests/support/server/push-server.ts'
import { call, type Reply } from '#tests/support/server/test-server.ts'

// One text for the residents: several records by one call, or none of them.
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
})
afterAll(() => office.close())

const everyWay = ['news', 'notification', 'banner', 'push_notification'] as const
const text = {
  building_id: '1',
  title: 'Cắt nước thứ bảy',
  summary: 'Từ 9 giờ đến 12 giờ',
  content: '<p>Xin trữ nước trước <strong>9 giờ</strong>.</p>',
  ways: everyWay,
}
const tell = (values: object = {}, { by = office.a, key }: { by?: typeof office.a; key?: string } = {}) =>
  by('POST resident-texts', { ...text, ...values }, withKey(key))
const madeBy = (reply: Reply) =>
  Object.fromEntries(rowsOf(reply).map(({ way, id }) => [String(way), String(id)]))

/** How many records there are of all ways. */
const recordsNow = async () => {
  const [now] = await office.db.query<{ count: number }>(
    `select ((select count(*) from news) + (select count(*) from notification) + (select count(*) from banner)
      + (select count(*) from push_notification))::int as count`,
  )
  return now?.count
}
/** Refused, and nothing is left of it. */
async function refused(values: object, by = office.a) {
  const before = await recordsNow()
  const reply = await tell(values, { by })
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(await recordsNow()).toBe(before)
  return reply
}
const blockElsewhere = async () => {
  const [block] = await office.db.query<{ id: string }>(
    'select id::text from block where building_id = 2 limit 1',
  )
  return block?.id ?? ''
}

test('all ways at once: published, shown and sent, the title typed once', async () => {
  const until = addDays(officeToday(), 7)
  const reply = await tell({ is_urgent: true, until })
  expect(reply.status).toBe(201)
  const made = madeBy(reply)
  expect(Object.keys(made)).toEqual(everyWay)
  const { title, summary, content } = text
  const link = `/public/news/${made.news}`
  const today = { published_on: officeToday(), status: 'published', title, content }
  expect(recordOf(await office.a(`GET news/${made.news}`))).toMatchObject({
    ...today,
    summary,
    expires_on: until,
  })
  expect(recordOf(await office.a(`GET notifications/${made.notification}`))).toMatchObject({
    ...today,
    type: 'urgent',
    target: 'all',
  })
  expect(recordOf(await office.a(`GET banners/${made.banner}`))).toMatchObject({
    title,
    link,
    show_from: officeToday(),
    show_to: until,
    is_active: true,
  })
  const id = made.push_notification ?? ''
  expect(await office.push(id)).toMatchObject({
    title,
    content: summary,
    link,
    type: 'urgent',
    target: 'all',
  })
  await sendPush(office.parts(), id)
  expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 3, failed_count: 2 })
  expect(await office.bell(an)).toContain(`${title}: ${summary}`)
  const read = await call(office.seeded.server, `GET /v1/public/news/${made.news}`)
  expect(read.body.data).toMatchObject({ title, summary, html: content })
})

test('some ways alone; without news a message leads to the announcement, and to nothing where there is neither', async () => {
  const made = madeBy(await tell({ ways: ['push_notification', 'notification'] }))
  expect(Object.keys(made)).toEqual(['notification', 'push_notification'])
  expect(await office.push(made.push_notification ?? '')).toMatchObject({
    link: `/public/notification/${made.notification}`,
  })
  const { blocks } = office
  const some = madeBy(await tell({ ways: ['push_notification'], target: 'blocks', blocks: [blocks.a] }))
  const push = await office.push(some.push_notification ?? '')
  expect(push).toMatchObject({ target: 'blocks', link: null })
  const narrow = { target: 'householders', blocks: [blocks.a] }
  const both = madeBy(await tell({ ways: ['push_notification', 'notification'], ...narrow }))
  expect(recordOf(await office.a(`GET notifications/${both.notification}`))).toMatchObject(narrow)
  expect(await office.push(both.push_notification ?? '')).toMatchObject({
    ...narrow,
    link: `/app/texts/${both.notification}`,
  })
  await sendPush(office.parts(), push.id)
  expect(await office.reached(push.id)).toEqual({ An: 'sent', Bình: 'sent', Chi: 'no_account' })
})

test('a repetition under its key makes nothing twice, also at the same moment', async () => {
  const before = (await recordsNow()) ?? 0
  const key = 'told-once'
  const replies = await Promise.all([1, 2, 3].map(() => tell({}, { key })))
  const [first] = replies.map(madeBy)
  expect(replies.map(madeBy)).toEqual([first, first, first])
  expect(await recordsNow()).toBe(before + everyWay.length)
  expect(outcome(await tell({ title: 'Khác' }, { key }))).toBe('422 idempotency_key_reused')
})

describe('what is wrong is said at its field, and nothing is half written', () => {
  const yesterday = addDays(officeToday(), -1)
  test.each([
    ['title:required', { title: '' }],
    ['title:too_long', { title: 'a'.repeat(101) }],
    ['summary:required', { summary: '', ways: ['news', 'push_notification'] }],
    ['content:required', { content: '', ways: ['push_notification', 'news'] }],
    ['content:required', { content: '', ways: ['banner', 'notification'] }],
    ['until:invalid_not_before', { until: yesterday, ways: ['news'] }],
    ['until:invalid_not_before', { until: yesterday, ways: ['notification', 'banner'] }],
    ['ways:required', { ways: [] }],
    ['ways.0:invalid_option', { ways: ['sms'] }],
    ['blocks:required', { ways: ['push_notification'], target: 'blocks' }],
    ['apartments:required', { ways: ['push_notification'], target: 'apartments' }],
    ['ways:told_to_all', { target: 'householders' }],
    ['news_picture:invalid_reference', { news_picture: '7d9b4f0e-8f1c-4c59-9d0c-0f7f6a1b2c3d' }],
  ])('%s', async (fault, values) => {
    expect(faults(await refused(values))).toEqual([fault])
  })

  test('nobody in the chosen block', async () => {
    const { id } = recordOf(
      await office.a('POST blocks', { building_id: '1', code: 'NOBODY', name: 'Nobody' }),
    )
    const reply = await refused({ ways: ['push_notification'], target: 'blocks', blocks: [id] })
    expect(faults(reply)).toEqual(['target:nobody_to_notify'])
  })
})

describe('rights', () => {
  const all = ['read', 'create', 'update', 'delete', 'approve'] as const

  test('a way that its caller may not go is refused, with all others', async () => {
    const push = right('manage_notification', ...all)
    const cases = [
      // May write news, and not publish them.
      [
        [push, right('manage_media_new', 'read', 'create')],
        ['news', 'push_notification'],
      ],
      // The last way is refused after the first was published.
      [
        [right('manage_notification', 'read', 'create'), right('manage_media_new', ...all)],
        ['news', 'push_notification'],
      ],
      [[push], ['banner']],
      [[push], ['push_notification', 'notification']],
    ] as const
    for (const [rights, ways] of cases) {
      const member = await office.seeded.member('1', ...rights)
      const reply = await refused({ ways }, member)
      expect([outcome(reply), faults(reply)]).toEqual(['403 forbidden', ['ways:forbidden']])
    }
    const member = await office.seeded.member('1', push)
    expect((await tell({ ways: ['push_notification'] }, { by: member })).status).toBe(201)
  })

  test('without the right to write messages, and in another building, nobody tells or counts', async () => {
    const editor = await office.seeded.member('1', right('manage_media_new', ...all))
    expect(outcome(await refused({ ways: ['news'] }, editor))).toBe('403 forbidden')
    const audience = { building_id: '1', target: 'all' }
    for (const by of [editor, office.seeded.as('B2'), office.seeded.as('R')]) {
      expect([401, 403]).toContain((await by('POST resident-texts/audience', audience)).status)
      expect([401, 403]).toContain((await refused({}, by)).status)
    }
  })
})

test('the audience is counted in people and apartments, and asking writes nothing', async () => {
  const before = await recordsNow()
  const count = async (values: object) =>
    (await office.a('POST resident-texts/audience', { building_id: '1', ...values })).body.data
  const { blocks, homes } = office
  expect(await count({ target: 'all' })).toEqual({
    meant: { people: 5, apartments: 4 },
    push_notification: { people: 3, apartments: 2 },
    email: { people: 0, apartments: 0 },
    app: { people: 4, apartments: 2 },
    no_account: 1,
    account_disabled: 1,
  })
  expect(await count({ target: 'blocks', blocks: [blocks.b] })).toEqual({
    meant: { people: 2, apartments: 2 },
    push_notification: { people: 1, apartments: 1 },
    email: { people: 0, apartments: 0 },
    app: { people: 2, apartments: 1 },
    no_account: 0,
    account_disabled: 1,
  })
  expect(await count({ target: 'householders', blocks: [blocks.a] })).toMatchObject({
    meant: { people: 2, apartments: 2 },
    push_notification: { people: 1, apartments: 1 },
  })
  expect(await count({ target: 'apartments', apartments: [homes.a1] })).toMatchObject({
    meant: { people: 2, apartments: 1 },
  })
  const elsewhere = { building_id: '1', target: 'blocks', blocks: [await blockElsewhere()] }
  expect(faults(await office.a('POST resident-texts/audience', elsewhere))).toEqual([
    'blocks:invalid_reference',
  ])
  expect(await recordsNow()).toBe(before)
})

describe('a picture', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#1677ff' } })
      .png()
      .toBuffer()
  const upload = async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'nuoc.png')
    const reply = await call(office.seeded.server, 'POST /v1/manage/storage/media', {
      token: office.seeded.tokens.A ?? '',
      form,
    })
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
    return recordOf(reply).id
  }

  test('comes by the id of an upload for each record that shows it', async () => {
    const [news_picture, notification_picture, banner_picture] = [
      await upload(),
      await upload(),
      await upload(),
    ]
    const made = madeBy(await tell({ news_picture, notification_picture, banner_picture }))
    expect(recordOf(await office.a(`GET news/${made.news}`)).cover).toBe(news_picture)
    expect(recordOf(await office.a(`GET notifications/${made.notification}`)).image).toBe(
      notification_picture,
    )
    expect(recordOf(await office.a(`GET banners/${made.banner}`)).image).toBe(banner_picture)
  })

  test('is refused at its field where it belongs to another record, or is sent itself', async () => {
    const once = await upload()
    expect((await tell({ news_picture: once })).status).toBe(201)
    expect(faults(await refused({ news_picture: once }))).toEqual(['news_picture:invalid_reference'])
    const form = new FormData()
    for (const [name, value] of [
      ['building_id', '1'],
      ['title', text.title],
      ['content', text.content],
      ['ways[0]', 'news'],
    ] as const)
      form.append(name, value)
    form.append('news_picture', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'nuoc.png')
    const reply = await call(office.seeded.server, 'POST /v1/manage/resident-texts', {
      token: office.seeded.tokens.A ?? '',
      form,
    })
    expect([outcome(reply), faults(reply)]).toEqual([
      '422 invalid_reference',
      ['news_picture:invalid_reference'],
    ])
  })
})

test('by e-mail it reaches those without an account who have an address, once each', async () => {
  await office.db.execute(
    `update resident set email = 'chi@home.example', notification_emails = '[{"email":"Chi.Work@home.example"}]'
      where building_id = 1 and full_name = 'Chi'`,
  )
  await office.db.execute(
    `update resident set email = 'an@home.example' where building_id = 1 and full_name = 'An'`,
  )
  const audience = await office.a('POST resident-texts/audience', { building_id: '1', target: 'all' })
  expect(audience.body.data).toMatchObject({ email: { people: 1, apartments: 1 } })
  const mails = () =>
    office.db.query(
      `select recipient, subject, body from outbox where recipient like '%@home.example%' order by id`,
    )
  const silent = madeBy(await tell({ ways: ['push_notification'] }))
  await sendPush(office.parts(), silent.push_notification ?? '')
  expect(await mails()).toEqual([])

  const made = madeBy(await tell({ ways: ['news', 'push_notification'], by_email: true }))
  const id = made.push_notification ?? ''
  const foretold = await office.a(`GET push-notifications/${id}/audience`)
  expect(foretold.body.data).toEqual({ total: 5, sent: 3, emailed: 1, no_account: 0, account_disabled: 1 })
  await Promise.all([1, 2].map(() => sendPush(office.parts(), id)))
  expect(await office.push(id)).toMatchObject({ status: 'sent', sent_count: 4, failed_count: 1 })
  expect(await office.reached(id)).toMatchObject({ An: 'sent', Chi: 'emailed', Giang: 'account_disabled' })
  const [building] = await office.db.query<{ name: string }>('select name from building where id = 1')
  expect(await mails()).toEqual([
    {
      recipient: 'chi@home.example, chi.work@home.example',
      subject: text.title,
      body: `${text.summary}\n\nhttps://lobby.example/public/news/${made.news}\n\n${building?.name}`,
    },
  ])
})
