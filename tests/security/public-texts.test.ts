import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// News, announcements and handbook pages that are published for everyone: read without signing in, and nothing else is.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

/** Each test asks from an address of its own: misses are counted by address. */
const read = (path: string, language = 'en') =>
  call(seeded.server, `GET /v1/public/${path}`, { headers: { 'accept-language': language } })

const content = '<p>Lift B is <strong>closed</strong>.</p>'
const text = { building_id: '1', title: 'Lift B', content }
const kinds = [
  ['news', 'news', { ...text, category: 'building' }],
  ['notification', 'notifications', { ...text, type: 'general', target: 'all' }],
  ['resident-handbook', 'citizen-handbooks', { ...text, group: 'rules' }],
] as const

const make = async (path: string, body: object, isPublished = true) => {
  const { id } = recordOf(await a(`POST ${path}`, body))
  if (isPublished) expect(outcome(await a(`POST ${path}/${id}/publish`, {}))).toBe('200')
  return id
}
const missing = '404 record_not_found'

describe.each(kinds)('%s', (at, path, body) => {
  test('is read by everyone once it is published, and tells no more than its text', async () => {
    const id = await make(path, body)
    const { status, body: reply } = await read(`${at}/${id}`)
    expect(status).toBe(200)
    expect(Object.keys(reply.data as object).toSorted()).toEqual([
      'building',
      'date',
      'has_picture',
      'html',
      'summary',
      'title',
    ])
    expect(reply.data).toMatchObject({ title: 'Lift B', html: content, has_picture: false })
  })

  test('a draft, a hidden one, one in the trash and one of nothing are the same to a stranger', async () => {
    const draft = await make(path, body, false)
    const hidden = await make(path, body)
    await a(`POST ${path}/${hidden}/hide`, {})
    const deleted = await make(path, body)
    await a(`DELETE ${path}/${deleted}`)
    const [first, ...others] = await Promise.all(
      [draft, hidden, deleted, '999999999'].map((id) => read(`${at}/${id}`)),
    )
    expect(outcome(first!)).toBe(missing)
    const { requestId: _id, ...said } = first!.body
    for (const other of others) expect(other.body).toMatchObject(said)
    for (const id of [draft, hidden, deleted])
      expect(outcome(await read(`${at}/${id}/picture`))).toBe(missing)
  })

  test.each(['0', '-1', '1e1', '01', "1'--", '%2e%2e', '9223372036854775808', '1,2', ' 1'])(
    'the number %j is of nothing',
    async (id) => expect(outcome(await read(`${at}/${encodeURIComponent(id)}`))).toBe(missing),
  )

  test('is in the reader’s language as far as it has been translated', async () => {
    const id = await make(path, {
      ...body,
      language_contents: [
        { language_code: 'en', name: 'Lift B (en)', content: '<p>Closed until <strong>Friday</strong></p>' },
        { language_code: 'km', name: 'ជណ្តើរយន្ត B' },
      ],
    })
    const told = async (language: string) => (await read(`${at}/${id}`, language)).body.data
    expect(await told('en')).toMatchObject({
      title: 'Lift B (en)',
      html: '<p>Closed until <strong>Friday</strong></p>',
    })
    expect(await told('km')).toMatchObject({ title: 'ជណ្តើរយន្ត B', html: content })
    expect(await told('vi')).toMatchObject({ title: 'Lift B', html: content })
  })

  test('a translation keeps no script either', async () => {
    const hostile = '<p onclick="x()">a</p><script>x()</script><img src="https://evil.example/x.png">'
    const id = await make(path, { ...body, language_contents: [{ language_code: 'en', content: hostile }] })
    const kept = recordOf(await a(`GET ${path}/${id}`)).language_contents as { content: string }[]
    const { html } = (await read(`${at}/${id}`)).body.data as { html: string }
    for (const text of [kept[0]?.content, html]) {
      expect(text).toContain('<p>a</p>')
      expect(text).not.toMatch(/script|onclick|evil/)
    }
  })

  test('keeps no script, also where one stands in the database', async () => {
    const id = await make(path, body)
    const table = { news: 'news', notifications: 'notification', 'citizen-handbooks': 'citizen_handbook' }[
      path
    ]
    await seeded.db.execute(
      `update ${table} set content = '<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a>
        <img src="https://evil.example/x.png"><iframe src="/x"></iframe>' where id = ${id}`,
    )
    const { html } = (await read(`${at}/${id}`)).body.data as { html: string }
    expect(html).toContain('<p>a</p>')
    expect(html).not.toMatch(/script|onclick|evil|iframe/)
  })
})

describe('within its time', () => {
  const today = officeToday()
  test.each([
    ['begins today', { published_on: today }, '200'],
    ['begins tomorrow', { published_on: addDays(today, 1) }, missing],
    ['ends today', { published_on: addDays(today, -3), expires_on: today }, '200'],
    ['ended yesterday', { published_on: addDays(today, -3), expires_on: addDays(today, -1) }, missing],
  ])('news that %s', async (_when, dates, expected) => {
    const id = await make('news', { ...kinds[0][2], ...dates })
    expect(outcome(await read(`news/${id}`))).toBe(expected)
  })
})

test('an announcement for some is for nobody else', async () => {
  const householders = await make('notifications', { ...kinds[1][2], target: 'householders' })
  const block = await make('notifications', {
    ...kinds[1][2],
    target: 'blocks',
    blocks: [seeded.ids.BLOCK1],
  })
  for (const id of [householders, block]) expect(outcome(await read(`notification/${id}`))).toBe(missing)
})

test('nothing of a building that is gone', async () => {
  const id = await make('news', kinds[0][2])
  await seeded.db.execute('update building set deleted_at = now() where id = 1')
  expect(outcome(await read(`news/${id}`))).toBe(missing)
  await seeded.db.execute('update building set deleted_at = null where id = 1')
})

test('its picture is shown as long as the text is, and no other file of it', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  const upload = async (name: string) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name)
    const reply = await seeded.raw('/v1/manage/storage/media', { method: 'POST', body: form })
    return ((await reply.json()) as { data: { id: string } }).data.id
  }
  const [cover, attached] = [await upload('a.png'), await upload('b.png')]
  const id = await make('news', { ...kinds[0][2], cover, files: [attached] })
  const open = (path: string) => fetch(`${seeded.server.address}/v1/public/news/${path}`)
  const shown = await open(`${id}/picture`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  await shown.arrayBuffer()
  for (const path of [
    `${id}/picture/${attached}`,
    `${id}/files/${attached}`,
    `${id}/picture?id=${attached}`,
  ]) {
    const reply = await open(path)
    const bytes = reply.status === 200 ? Buffer.from(await reply.arrayBuffer()) : undefined
    expect([404, 422, 200]).toContain(reply.status)
    // Whatever one asks for beside it, the cover is all there is.
    if (bytes !== undefined) expect(reply.headers.get('content-disposition')).toBeNull()
  }
  // The way that asks for rights stays shut.
  expect(
    (
      await fetch(`${seeded.server.address}/v1/manage/storage/media/${cover}`, {
        headers: { 'client-id': '3' },
      })
    ).status,
  ).toBe(401)
  await a(`POST news/${id}/hide`, {})
  expect((await open(`${id}/picture`)).status).toBe(404)
})

test('who tries one number after another is stopped, also for what is published', async () => {
  const id = await make('news', kinds[0][2])
  let last = ''
  for (let at = 0; at < 80; at++) last = outcome(await read(`news/${900_000 + at}`))
  expect(last).toBe('429 too_many_requests')
  expect(outcome(await read(`news/${id}`))).toBe('429 too_many_requests')
})
