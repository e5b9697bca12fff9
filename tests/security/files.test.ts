import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFiles } from '#api/storage/service.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { attach } from '#api/storage/attach.ts'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'
import { crowding } from '#tests/support/server/crowding.ts'

let server: TestServer
let person: Person
let token: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  await server.db.execute(
    `insert into banner (building_id, title, place, search_text) values (1, 'A', 'home', 'a'), (1, 'B', 'home', 'b')`,
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await addPerson(server)
  token = await tokenFor(server, person)
})

const upload = (
  bytes: Uint8Array | string,
  name: string,
  type = 'application/octet-stream',
  fields: Record<string, string> = {},
): Promise<Reply> => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([Buffer.from(bytes)], { type }), name)
  return call(server, 'POST /v1/manage/storage/media', { token, form })
}
const idOf = (reply: Reply) => (reply.body.data as { id: string }).id
const nameOf = (reply: Reply) => (reply.body.data as { name: string }).name
const open = (id: string, who = token, query = '') =>
  fetch(`${server.address}/v1/manage/storage/media/${id}${query}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${who}` },
  })
const stored = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true }).catch(() => [])).filter(
    (path) => path.split('/').length === 3,
  )

const mayReadBanners = async (who: Person) => {
  await give(server, who, '1', [right('manage_banner', 'read')])
  server.services.hub.send({ type: 'access' })
}
/** Gives a file to a banner, as the pipeline does. */
const hold = (id: string, bannerId: string, uploaderId: string) =>
  server.db.transaction(async (tx) => {
    const owner = { entity: 'banner', id: bannerId, field: 'image', buildingId: '1' }
    await attach(tx, { fileIds: [id], owner, limits: {}, uploaderId })
    await tx.execute('update banner set image = $2 where id = $1', [bannerId, id])
  })

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
  .png()
  .toBuffer()
const jpeg = await sharp(png).jpeg().toBuffer()
const html = '<!doctype html><html><body><script>alert(1)</script></body></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

test('a picture comes back as a picture of the same size, private and inert', async () => {
  const reply = await upload(png, 'Ảnh mặt trước.png', 'image/png')
  expect(reply.status).toBe(201)
  expect(reply.body.data).toMatchObject({
    name: 'Ảnh mặt trước.png',
    mime_type: 'image/png',
    width: 40,
    height: 30,
  })
  const response = await open(idOf(reply))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="Anh mat truoc.png"; filename*=UTF-8''%E1%BA%A2nh%20m%E1%BA%B7t%20tr%C6%B0%E1%BB%9Bc.png`,
  })
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    width: 40,
    height: 30,
  })
  const download = await open(idOf(reply), token, '?download=1')
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;/)
  await download.arrayBuffer()
  await server.services.background.drain()
  const [row] = await server.db.query(
    'select views, downloads from file join file_content on file_id = id where public_id = $1',
    [idOf(reply)],
  )
  expect(row).toEqual({ views: '1', downloads: '1' })
})

test.each([
  ['SVG', svg, 'a.svg', 'image/svg+xml'],
  ['SVG called PNG', svg, 'a.png', 'image/png'],
  ['HTML', html, 'a.html', 'text/html'],
  ['HTML called text', html, 'a.txt', 'text/plain'],
  ['HTML called CSV', `name\n${html}`, 'a.csv', 'text/csv'],
  ['a GIF that is a script', 'GIF89a/*' + 'a'.repeat(50) + '*/=1;alert(1)', 'a.gif', 'image/gif'],
  ['a program', Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1'), 'a.exe', 'application/octet-stream'],
  ['XML', '<?xml version="1.0"?><x/>', 'a.txt', 'text/plain'],
])('%s is refused', async (_title, bytes, name, type) => {
  const before = (await stored()).length
  const { status } = await upload(bytes, name, type)
  expect(status).toBe(415)
  expect((await stored()).length).toBe(before)
})

test('data hidden behind a picture is removed, and a PDF is only ever downloaded', async () => {
  const polyglot = await upload(Buffer.concat([png, Buffer.from(html)]), 'both.png', 'image/png')
  expect(polyglot.status).toBe(201)
  expect(await (await open(idOf(polyglot))).text()).not.toContain('script')
  const pdf = await upload(
    '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    'a.pdf',
    'application/pdf',
  )
  expect(pdf.status).toBe(201)
  const response = await open(idOf(pdf))
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  await response.arrayBuffer()
})

test.each([
  ['HTML as PNG', html, 'html-as.png', 415],
  ['a zip as JPEG', zipSync({ 'a.txt': strToU8('hello') }), 'zip-as.jpg', 415],
  ['nothing', '', 'empty.png', 422],
  ['a PNG named HTML', png, 'png.named.html', 415],
  ['a JPEG named PNG', jpeg, 'a.png', 415],
  ['half a PNG', png.subarray(0, 60), 'half.png', 422],
])('%s is refused', async (_title, bytes, name, status) => {
  expect((await upload(bytes, name, 'image/png')).status).toBe(status)
})

test('a picture of 50,000 × 50,000 pixels is refused within a second', async () => {
  const started = Date.now()
  const { status, body } = await upload(pixelBomb(50_000), 'pixels.png', 'image/png')
  expect([status, body.errorCode]).toEqual([422, 'image_too_large'])
  expect(Date.now() - started).toBeLessThan(1_000 * crowding())
})

test.each([
  ['../../x.png', 'x.png'],
  ['C:\\Users\\lan\\x.png', 'x.png'],
  ['a%00.png', 'a.png'],
  ['n'.repeat(300) + '.png', 'n'.repeat(140) + '.png'],
  ['ab\u202egnp.png', 'abgnp.png'],
  ['";filename=x.png', '__filename=x.png'],
  ['.png', 'file.png'],
])('%s is kept as %s', async (given, kept) => {
  const reply = await upload(png, given, 'image/png')
  expect(reply.status).toBe(201)
  expect(nameOf(reply)).toBe(kept)
  const response = await open(idOf(reply))
  expect(response.headers.get('content-disposition')).toMatch(
    /^inline; filename="[^"\\]*"; filename\*=UTF-8''[\w%.!~-]*$/,
  )
  expect(response.headers.get('x-injected')).toBe(null)
  await response.arrayBuffer()
  expect((await stored()).every((path) => /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(path))).toBe(true)
})

test('a line break in a name makes no header', async () => {
  const boundary = 'xyz'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''a%0d%0ax-injected:%201.png\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const response = await fetch(`${server.address}/v1/manage/storage/media`, {
    method: 'POST',
    body,
    headers: {
      'client-id': '3',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  if (response.status !== 201) return expect(response.status).toBeGreaterThanOrEqual(400)
  const { data } = (await response.json()) as { data: { id: string } }
  const served = await open(data.id)
  expect(served.headers.get('x-injected')).toBe(null)
  await served.arrayBuffer()
})

test('one byte over the limit is 413 and leaves nothing behind', async () => {
  const before = (await stored()).length
  const limit = 10 * 1024 * 1024
  const refused = await upload(Buffer.alloc(limit + 1, 'a'), 'big.txt', 'text/plain')
  expect([refused.status, refused.body]).toMatchObject([
    413,
    { errorCode: 'file_limit_exceeded', limits: { file: { maxSizeMb: 10 } } },
  ])
  expect((await upload(Buffer.alloc(limit, 'a'), 'big.txt', 'text/plain')).status).toBe(201)
  expect((await stored()).length).toBe(before + 1)
  expect(await readdir(join(server.dataDir, 'files', 'unfinished'))).toEqual([])
})

test('two files, or a field that nobody knows, store nothing', async () => {
  const before = (await stored()).length
  expect((await upload(png, 'a.png', 'image/png', { owner_id: '1' })).status).toBe(422)
  const form = new FormData()
  form.append('file[0]', new Blob([png]), 'a.png')
  form.append('file[1]', new Blob([png]), 'b.png')
  expect((await call(server, 'POST /v1/manage/storage/media', { token, form })).status).toBe(422)
  expect((await stored()).length).toBe(before)
})

test('where a photograph was taken is not kept', async () => {
  const located = await sharp(jpeg)
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 1/1' },
      IFD0: { Copyright: 'secret-owner' },
    })
    .toBuffer()
  expect((await sharp(located).metadata()).exif).toBeDefined()
  const reply = await upload(located, 'id.jpg', 'image/jpeg')
  const served = Buffer.from(await (await open(idOf(reply))).arrayBuffer())
  expect((await sharp(served).metadata()).exif).toBeUndefined()
  expect(served.includes('secret-owner')).toBe(false)
})

test('a file is its uploader’s until a record holds it, and then of those who may read its field', async () => {
  const id = idOf(await upload(png, 'a.png', 'image/png'))
  const stranger = await addPerson(server)
  const foreign = await tokenFor(server, stranger)
  expect((await open(id)).status).toBe(200)
  expect((await open(id, foreign)).status).toBe(404)
  const absent = await (await open(randomUUID(), foreign)).json()
  expect(await (await open(id, foreign)).json()).toEqual({ ...absent, requestId: expect.any(String) })

  await expect(hold(id, '1', stranger.id)).rejects.toThrow('invalid')
  await hold(id, '1', person.id)
  expect((await open(id)).status).toBe(404)
  await mayReadBanners(person)
  expect([(await open(id)).status, (await open(id, foreign)).status]).toEqual([200, 404])
  expect(
    (await fetch(`${server.address}/v1/manage/storage/media/${id}`, { headers: { 'client-id': '3' } }))
      .status,
  ).toBe(401)
})

test('a file goes into one’s own buildings only', async () => {
  expect((await upload(png, 'a.png', 'image/png', { building_id: '1' })).status).toBe(403)
})

test('a file that nothing holds for a day is removed with its bytes; a held one stays', async () => {
  const files = createFiles({
    db: server.db,
    store: createDiskStore(join(server.dataDir, 'files')),
    readField: async () => undefined,
  })
  const [lost, kept] = [
    idOf(await upload(png, 'a.png', 'image/png')),
    idOf(await upload(png, 'b.png', 'image/png')),
  ]
  await hold(kept, '2', person.id)
  await files.clean()
  expect((await open(lost)).status).toBe(200)
  await server.db.execute(`update file set created_at = now() - interval '25 hours'`)
  await files.clean()
  expect((await open(lost)).status).toBe(404)
  await mayReadBanners(person)
  expect((await open(kept)).status).toBe(200)
  const [rows] = await server.db.query<{ n: number }>('select count(*)::int as n from file_content')
  expect(await stored()).toHaveLength(rows?.n ?? 0)
})

/** A PNG that declares this width and height: a few hundred kilobytes that would become gigabytes. */
function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(2_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
