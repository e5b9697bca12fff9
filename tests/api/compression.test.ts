import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const list = '/v1/manage/apartments?building_id=1'

async function read(url: string, encoding: string, method = 'GET') {
  const reply = await seeded.raw(url, { method, headers: { 'accept-encoding': encoding } })
  const { headers } = reply
  return { as: headers.get('content-encoding'), vary: headers.get('vary'), text: await reply.text() }
}

test.each(['br', 'gzip'])(
  'a reply over 1 kB leaves as %s to those who understand it, and says so',
  async (encoding) => {
    const plain = await read(list, 'identity')
    expect(plain.text.length).toBeGreaterThan(1024)
    expect(plain.as).toBeNull()
    expect(await read(list, encoding)).toEqual({ as: encoding, vary: 'accept-encoding', text: plain.text })
  },
)

test('a short reply is sent as it is', async () => {
  expect(await read('/v1/manage/apartments?building_id=1&limit=1&columns=id', 'br')).toMatchObject({
    as: null,
  })
})

test('a workbook, which is compressed already, is not compressed again', async () => {
  const reply = await seeded.raw('/v1/manage/apartments/export?building_id=1', {
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect([reply.status, reply.headers.get('content-encoding')]).toEqual([200, null])
})

test('no body of a request is unpacked', async () => {
  const reply = await seeded.raw('/v1/manage/apartments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  })
  expect(reply.status).toBe(400)
})
