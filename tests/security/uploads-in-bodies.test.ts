import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { file } from '#core/fields/index.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { block } from '#entities/property/block.ts'
import { wireFile } from '#api/http/upload.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { createRecords } from '#api/records/records.ts'
import type { FileRow } from '#api/storage/queries.ts'
import { pools } from '#api/workers/pools.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let category: string
beforeAll(async () => {
  seeded = await openSeededServer()
  const body = { building_id: '1', code: 'UP', name: 'Pumps' }
  category = recordOf(await seeded.as('A')('POST service-equipment/categories', body)).id
})
afterAll(() => seeded.close())

const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
const photo = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#2a7', noise } })
  .jpeg()
  .toBuffer()

let made = 0
const equipmentForm = (fields: Record<string, string> = {}) => {
  const form = new FormData()
  const all = { building_id: '1', code: `UP-${(made += 1)}`, name: 'Pump', category_id: category, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append('images[0]', new Blob([photo], { type: 'image/jpeg' }), 'pump.jpg')
  return form
}
const post = (form: FormData, headers: Record<string, string> = {}) =>
  seeded.as('A')('POST equipments', undefined, { form, headers })
const storedFiles = async () =>
  (await readdir(join(seeded.server.dataDir, 'files'), { recursive: true })).filter(
    (path) => path.split('/').length === 3,
  ).length
const openTransactions = async () => {
  const [row] = await seeded.db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  )
  return row?.n
}

test.each([
  ['plainly', {}],
  ['under a key that allows repeating', { 'idempotency-key': 'upload-1' }],
])('a picture inside a record is redrawn while no transaction is open: %s', async (_how, headers) => {
  let isAnswered = false
  const reply = post(equipmentForm(), headers).finally(() => (isAnswered = true))
  while (pools.files.busy.length === 0 && !isAnswered) await new Promise((resolve) => setTimeout(resolve, 2))
  const seen: (number | undefined)[] = []
  while (pools.files.busy.length > 0) seen.push(await openTransactions())
  const created = await reply
  expect(outcome(created)).toBe('201')
  expect(new Set(seen)).toEqual(new Set([0]))
  const [id] = recordOf(created).images as string[]
  expect((await seeded.as('A')(`GET storage/media/${id}`)).status).toBe(200)
})

test('a repeated call gets its first reply and stores nothing again', async () => {
  const form = () => equipmentForm({ code: 'TWICE' })
  const first = await post(form(), { 'idempotency-key': 'upload-2' })
  const [before, judged] = [await storedFiles(), pools.files.served]
  const second = await post(form(), { 'idempotency-key': 'upload-2' })
  expect([outcome(first), outcome(second)]).toEqual(['201', '201'])
  expect(second.body).toEqual(first.body)
  expect([await storedFiles(), pools.files.served]).toEqual([before, judged])
})

test('a write that is refused looks at no picture, and one that fails leaves none behind', async () => {
  const [before, looked] = [await storedFiles(), pools.files.served]
  expect((await post(equipmentForm({ name: '' }))).status).toBe(422)
  expect(pools.files.served).toBe(looked)
  expect(outcome(await post(equipmentForm({ code: 'TWICE' })))).toMatch(/^422 /)
  expect(pools.files.served).toBe(looked + 1)
  expect(await storedFiles()).toBe(before)
})

test('a change stores its picture, and only one of two parallel changes does', async () => {
  const { id, version } = recordOf(await post(equipmentForm()))
  const change = () => {
    const form = new FormData()
    form.append('version', String(version))
    form.append('images[0]', new Blob([photo], { type: 'image/jpeg' }), 'other.jpg')
    return seeded.as('A')(`PATCH equipments/${id}`, undefined, { form })
  }
  const before = await storedFiles()
  const outcomes = (await Promise.all([change(), change()])).map(outcome).toSorted()
  expect(outcomes).toEqual(['200', '409 record_changed'])
  expect(await storedFiles()).toBe(before + 1)
})

/** The form of one record with `count` pictures. */
const album = (count: number) => {
  const form = equipmentForm()
  for (let at = 1; at < count; at++)
    form.append(`images[${at}]`, new Blob([photo], { type: 'image/jpeg' }), `${at}.jpg`)
  return form
}

test('an album with one broken picture leaves nothing, not even pictures still being re-encoded', async () => {
  const before = await storedFiles()
  const form = album(6)
  form.set('images[1]', new Blob(['no picture'], { type: 'image/jpeg' }), 'broken.jpg')
  expect(outcome(await post(form))).toMatch(/^4\d\d file_type_not_allowed|^422 upload_failed/)
  await expect.poll(() => pools.files.busy.length).toBe(0)
  expect(await storedFiles()).toBe(before)
})

test('a picture that is too large is refused at its field, with the size that it takes', async () => {
  const before = await storedFiles()
  const form = equipmentForm()
  form.append('images[1]', new Blob([Buffer.alloc(10 * 1024 ** 2 + 1)], { type: 'image/jpeg' }), 'big.jpg')
  expect(await post(form)).toMatchObject({
    status: 413,
    body: {
      errorCode: 'file_limit_exceeded',
      errorMessage: expect.stringContaining('10 MB') as string,
      errors: { images: ['file_limit_exceeded'] },
      limits: { images: { maxSizeMb: 10 } },
    },
  })
  expect(await storedFiles()).toBe(before)
})

test('what moves money needs its key also where a file comes with it', async () => {
  const looked = pools.files.served
  const form = new FormData()
  form.append('building_id', '1')
  form.append('note', new Blob([photo], { type: 'image/jpeg' }), 'note.jpg')
  expect(outcome(await seeded.as('A')('POST receipts', undefined, { form }))).toBe(
    '422 idempotency_key_required',
  )
  expect(pools.files.served).toBe(looked)
})

test('a form with a file is checked once, whatever becomes of its file', async () => {
  await seeded.db.execute('alter table block add column scan uuid')
  const form = new FormData()
  form.append('file', new Blob(['noted'], { type: 'text/plain' }), 'note.txt')
  const { id } = recordOf(await seeded.as('A')('POST storage/media', undefined, { form }))
  const principal = await seeded.server.services.principals.of(String(seeded.tokens.A))
  if (principal === null) throw new Error('nobody is signed in')
  let checks = 0
  const records = createRecords({
    db: seeded.db,
    registry: {
      ...(registry as Registry),
      block: { ...(block as AnyEntity), fields: { ...block.fields, scan: file() } },
    },
    events: { publish: () => undefined },
    files: {
      saveUpload: () => Promise.resolve({ public_id: id } as FileRow),
      removeUnheld: () => Promise.resolve(),
      requireRoom: () => Promise.resolve(),
    },
    hashSecret: (secret) => Promise.resolve(secret),
    extensions: [extendEntity(block, { prepare: (values) => (checks++, values) })],
  })
  const ask = {
    entity: 'block',
    caller: { principal, language: 'en', requestId: 'test', ip: '127.0.0.1', userAgent: 'vitest' },
  } as const
  const scan = wireFile({ filename: 'note.txt', mimetype: 'text/plain', bytes: Buffer.from('noted') })
  const created = await records.create(ask, { building_id: '1', code: 'SCAN', name: 'Scanned', scan })
  expect([created['scan'], checks]).toEqual([id, 1])
  const changed = await records.update({ ...ask, id: String(created.id) }, { name: 'Scanned again', scan })
  expect([changed['name'], changed['scan'], checks]).toEqual(['Scanned again', id, 2])
})
