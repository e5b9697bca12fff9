import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { importsOf } from '#tests/support/server/sheets.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

const quotas = { building: { bytes: 10_000, files: 8 }, account: { bytes: 50_000, files: 12 } }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ quotas })
  await addBuildings(server)
})
afterAll(() => server.close())

async function member(buildingId: string, ...rights: Parameters<typeof give>[3]) {
  const person = await addPerson(server)
  await give(server, person, buildingId, rights.length === 0 ? [right('manage_banner', 'read')] : rights)
  return { person, token: await tokenFor(server, person) }
}

async function upload(token: string, bytes: number, buildingId?: string) {
  const form = new FormData()
  if (buildingId !== undefined) form.append('building_id', buildingId)
  form.append('file', new Blob(['x'.repeat(bytes)], { type: 'text/plain' }), 'a.txt')
  const { status, body } = await call(server, 'POST /v1/manage/storage/media', { token, form })
  return { outcome: status === 201 ? '201' : `${status} ${String(body.errorCode)}`, body }
}
const used = async (column: 'building_id' | 'created_by', id: string) =>
  (
    await server.db.query(
      `select coalesce(sum(size), 0)::int as bytes, count(*)::int as files from file where ${column} = $1`,
      [id],
    )
  )[0]
const empty = () => server.db.execute('with gone as (delete from file returning id) delete from file_content')
const parallel = (times: number, work: () => Promise<{ outcome: string }>) =>
  Promise.all(Array.from({ length: times }, work)).then((all) => all.map(({ outcome }) => outcome).toSorted())
const refused = (code: string, times: number) => Array.from({ length: times }, () => `413 ${code}`)

test('parallel uploads fill a building to its last byte and no further', async () => {
  await empty()
  const people = [await member('1'), await member('1')]
  let turn = 0
  const outcomes = await parallel(12, () => upload(people[turn++ % 2]?.token ?? '', 2000, '1'))
  expect(outcomes).toEqual([
    ...Array.from({ length: 5 }, () => '201'),
    ...refused('storage_quota_exceeded', 7),
  ])
  expect(await used('building_id', '1')).toEqual({ bytes: 10_000, files: 5 })
  // Another building has separate storage.
  expect((await upload((await member('2')).token, 2000, '2')).outcome).toBe('201')
})

test('small files are counted too', async () => {
  await empty()
  const { token } = await member('1')
  expect(await parallel(10, () => upload(token, 10, '1'))).toEqual([
    ...Array.from({ length: 8 }, () => '201'),
    ...refused('storage_quota_exceeded', 2),
  ])
})

test('one account uploads so much in a day, wherever it goes; the next day it may again', async () => {
  await empty()
  const { person, token } = await member('1')
  expect(await parallel(15, () => upload(token, 10))).toEqual([
    ...Array.from({ length: 12 }, () => '201'),
    ...refused('upload_quota_exceeded', 3),
  ])
  await server.db.execute(`update file set created_at = now() - interval '25 hours' where created_by = $1`, [
    person.id,
  ])
  expect((await upload(token, 10)).outcome).toBe('201')
})

test('sheets that are to become records count too, for who uploads them and for their building', async () => {
  await empty()
  const rights = right('manage_apartment', 'read', 'create')
  const { token } = await member('1', rights)
  // No column of it is known, so nothing is done with it yet.
  const send = async (who: string, building: string, name = 'x'.repeat(3_000)) => {
    const { status, body } = await importsOf(server, who).upload('apartment', `unknown\n${name}\n`, {
      building,
    })
    return status === 201 ? '201' : `${status} ${String(body.errorCode)}`
  }
  expect(await send(token, '1')).toBe('201')
  expect((await upload(token, 2000, '1')).outcome).toBe('201')
  const both = await Promise.all([send(token, '1'), send(token, '1')])
  expect(both.toSorted()).toEqual(['201', '413 storage_quota_exceeded'])
  const neighbour = await member('2', rights)
  for (let time = 0; time < 12; time++)
    await server.db.execute(
      `insert into import_batch (organisation_id, building_id, account_id, checked_by, type, filename, sha256,
          header, mapping, total, bytes)
        values (1, 1, $1, $1, 'apartment', 'a.csv', 'x', '[]', '[]', 0, 10)`,
      [neighbour.person.id],
    )
  expect(await send(neighbour.token, '2', 'y')).toBe('413 upload_quota_exceeded')
  await server.db.execute(`update import_batch set created_at = now() - interval '25 hours'`)
  expect(await send(neighbour.token, '2', 'y')).toBe('201')
  await server.db.execute('delete from import_batch')
})

test('a file that comes in by way of a record counts for the record’s building', async () => {
  await empty()
  const { person, token } = await member('1', right('manage_banner', 'read', 'create'))
  await fill(person)
  const form = new FormData()
  form.append('file', new Blob([dot], { type: 'image/png' }), 'a.png')
  const picture = await call(server, 'POST /v1/manage/storage/media', { token, form })
  const image = (picture.body.data as { id: string }).id
  const asked = await call(server, 'POST /v1/manage/banners', {
    token,
    json: { building_id: '1', title: 'Full', place: 'home', image },
  })
  expect([asked.status, asked.body.errorCode]).toEqual([413, 'storage_quota_exceeded'])
  const inside = new FormData()
  for (const [name, value] of Object.entries({ building_id: '1', title: 'Full', place: 'home' }))
    inside.append(name, value)
  inside.append('image', new Blob([dot], { type: 'image/png' }), 'a.png')
  const sent = await call(server, 'POST /v1/manage/banners', { token, form: inside })
  expect([sent.status, sent.body.errorCode]).toEqual([413, 'storage_quota_exceeded'])
  const [left] = await server.db.query('select count(*)::int as n from banner')
  expect(left).toEqual({ n: 0 })
})

test('managers of files see what the building uses, and only the sum of files that they may not see', async () => {
  await empty()
  const { person } = await member('1')
  await fill(person)
  const manager = await member('1', right('manage_file', 'read'))
  expect((await upload(manager.token, 100, '1')).outcome).toBe('413 storage_quota_exceeded')
  await server.db.execute(
    `delete from file where id in (select id from file where created_by = $1 limit 2)`,
    [person.id],
  )
  expect((await upload(manager.token, 100, '1')).outcome).toBe('201')
  const { status, body } = await call(server, 'GET /v1/manage/files/usage?building_id=1', {
    token: manager.token,
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    limit: quotas.building,
    used: { bytes: 700, files: 7 },
    by_entity: [{ entity: null, bytes: 100, files: 1 }],
    by_account: [{ account_id: manager.person.id, bytes: 100, files: 1 }],
    largest: [{ name: 'a.txt', size: 100 }],
    others: { bytes: 600, files: 6 },
  })
  const statusOf = async (token: string, query: string) =>
    (await call(server, `GET /v1/manage/files/usage${query}`, { token })).status
  expect([
    await statusOf(manager.token, '?building_id=2'),
    await statusOf(manager.token, ''),
    await statusOf((await member('1')).token, '?building_id=1'),
  ]).toEqual([403, 422, 403])
})

/** Eight files of somebody’s: the building is full. */
async function fill({ id }: Person): Promise<void> {
  await server.db.execute(
    `insert into file (building_id, organisation_id, name, mime_type, size, views, downloads, sha256, created_by)
     select 1, 1, 'a.txt', 'text/plain', 100, 0, 0, 'x', $1 from generate_series(1, 8)`,
    [id],
  )
}

const dot = new Uint8Array(
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#999' } })
    .png()
    .toBuffer(),
)
