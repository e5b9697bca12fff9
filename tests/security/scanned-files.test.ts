import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPerson, tokenFor } from '#tests/support/server/people.ts'
import { malware, openFakeClamd, type FakeClamd } from '#tests/support/server/fake-clamd.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

let clamd: FakeClamd
let server: TestServer
let token: string
beforeAll(async () => {
  clamd = await openFakeClamd()
  server = await openTestServer({ scanner: clamd.place })
  token = await tokenFor(server, await addPerson(server))
})
afterAll(async () => {
  await server.close()
  await clamd.close()
})
beforeEach(() => {
  clamd.mood = 'works'
  clamd.seen.length = 0
})

const upload = async (text: string) => {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/plain' }), 'note.txt')
  const { status, body } = await call(server, 'POST /v1/manage/storage/media', { token, form })
  return status === 201 ? (body.data as { id: string }).id : `${status} ${JSON.stringify(body.errors)}`
}
const open = async (id: string) => {
  const reply = await fetch(`${server.address}/v1/manage/storage/media/${id}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  const text = await reply.text()
  return reply.status === 200
    ? text
    : `${reply.status} ${(JSON.parse(text) as { errorCode: string }).errorCode}`
}
/** As if nobody had looked at the stored bytes yet. */
const forget = (id: string) =>
  server.db.execute('update file_content set scanned_at = null where public_id = $1', [id])

test('a clean file is looked at once, when it comes', async () => {
  const id = await upload('a clean note')
  expect(clamd.seen.map(String)).toEqual(['a clean note'])
  expect([await open(id), await open(id)]).toEqual(['a clean note', 'a clean note'])
  expect(clamd.seen).toHaveLength(1)
})

test('an infected one is not taken', async () => {
  expect(await upload(malware)).toBe('422 {"file":["file_infected"]}')
  const files = await server.db.query(`select from file where name = 'note.txt' and size = $1`, [
    malware.length,
  ])
  expect(files).toEqual([])
})

test('a scanner that gives no verdict holds a file back until it does', async () => {
  clamd.mood = 'hangs_up'
  const id = await upload('comes while it is away')
  expect(await open(id)).toBe('503 file_not_checked')
  clamd.mood = 'works'
  // It is not asked again at once.
  await expect.poll(() => open(id), { interval: 500 }).toBe('comes while it is away')
})

test('what lies here from before is looked at when it is first asked for, and never opens if infected', async () => {
  clamd.mood = 'refuses'
  const id = await upload(`old ${malware}`)
  clamd.mood = 'works'
  await expect.poll(() => open(id), { interval: 500 }).toBe('403 file_infected')
  const [kept] = await server.db.query('select infection from file_content where public_id = $1', [id])
  expect(kept).toEqual({ infection: 'Test.Malware-1' })
  clamd.mood = 'silent'
  expect(await open(id)).toBe('403 file_infected')
})

test('a verdict that is gone is asked for again', async () => {
  const id = await upload('asked twice')
  await forget(id)
  expect(await open(id)).toBe('asked twice')
  expect(clamd.seen.map(String)).toEqual(['asked twice', 'asked twice'])
})
