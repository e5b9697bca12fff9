import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defineEntity, type AnyEntity } from '#core/entity.ts'
import { computed, file } from '#core/fields/index.ts'
import { fileIdPattern } from '#core/fields/upload.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { block } from '#entities/property/block.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { hashPassword } from '#api/auth/passwords.ts'
import type { Caller } from '#api/context.ts'
import { apiError } from '#api/http/error.ts'
import type { ChangeEvent } from '#api/events/events.ts'
import { extendEntity, type Behaviour } from '#api/records/behaviour.ts'
import { createRecords, type Records } from '#api/records/records.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The pipeline alone, with declarations and hooks that the product does not have.
let seeded: SeededServer
let caller: Caller
let published: ChangeEvent[]
beforeAll(async () => {
  seeded = await openSeededServer()
  const principal = await seeded.server.services.principals.of(String(seeded.tokens.A))
  if (principal === null) throw new Error('nobody is signed in')
  caller = { principal, language: 'en', requestId: 'test', ip: '127.0.0.1', userAgent: 'vitest' }
})
afterAll(() => seeded.close())
beforeEach(() => {
  published = []
})

const never = () => Promise.reject(new Error('no upload expected'))
const files = { saveUpload: never, removeUnheld: never, requireRoom: () => Promise.resolve() }
const parts = (entities: Registry) => ({
  db: seeded.db,
  registry: entities,
  events: { publish: (event: ChangeEvent) => void published.push(event) },
  files,
  hashSecret: hashPassword,
})
const recordsOver = (entities: Registry, extension?: Behaviour<typeof block>): Records =>
  createRecords({
    ...parts(entities),
    extensions: extension === undefined ? [] : [extendEntity(block, extension)],
  })
const varied = (changes: object): Registry => ({
  ...(registry as Registry),
  block: { ...(block as AnyEntity), ...changes },
})
let number = 0
const body = () => ({ building_id: '1', code: `P-${++number}`, name: 'Piped' })
const ask = {
  entity: 'block',
  get caller() {
    return caller
  },
}

test('limit=all gives no more than the entity allows and says so', async () => {
  const records = recordsOver(varied({ allLimit: 2 }))
  for (let index = 0; index < 3; index += 1) await records.create(ask, body())
  const reply = await records.list(ask, { limit: 'all' })
  expect(reply.blocks).toHaveLength(2)
  expect(reply).toMatchObject({ capped: true, limit: 2 })
  expect(Number(reply.total)).toBeGreaterThan(2)
})

test('an entity without a trash loses its records for good, but for the log', async () => {
  const records = recordsOver(varied({ trash: false }))
  const { id } = await records.create(ask, body())
  await records.remove({ ...ask, id: String(id) })
  expect(await seeded.db.query('select 1 from block where id = $1', [id])).toEqual([])
  const [line] = await seeded.db.query(
    `select action, changes from log where resource = 'block' and record_id = $1 order by id desc`,
    [id],
  )
  expect(line).toMatchObject({
    action: 'delete',
    changes: expect.arrayContaining([{ field: 'name', before: 'Piped', after: null }]),
  })
  await expect(records.restore({ ...ask, id: String(id) })).rejects.toMatchObject({ status: 404 })
})

test('an entity without history writes no audit line', async () => {
  const records = recordsOver(varied({ history: false }))
  const { id } = await records.create(ask, body())
  expect(
    await seeded.db.query(`select 1 from log where resource = 'block' and record_id = $1`, [id]),
  ).toEqual([])
})

test('computed values are worked out from what the reader sees', async () => {
  const titled = defineEntity({
    ...block,
    fields: { ...block.fields, full_title: computed({ of: 'text', concat: ['code', 'name'] }) },
  })
  const records = recordsOver({ ...(registry as Registry), block: titled as AnyEntity })
  const { id, code, full_title } = await records.create(ask, body())
  expect(full_title).toBe(`${String(code)} Piped`)
  expect((await records.list(ask, { columns: 'full_title', code: String(code) })).blocks).toEqual([
    { id, full_title },
  ])
})

test('hooks run in order, inside the transaction, and the world hears after the commit', async () => {
  const steps: string[] = []
  const records = recordsOver(registry as Registry, {
    prepare: (values) => (steps.push('prepare'), { name: 'From prepare', ...values }),
    create: {
      before: ({ also }) => (steps.push('before'), also({ description: 'from hook' })),
      async after({ tx }) {
        steps.push(`after, ${published.length} told`)
        const [row] = await tx.arrays('select count(*)::int from block where description = $1', ['from hook'])
        expect(row?.[0]).toBe(1)
        expect(
          (
            await seeded.db.arrays('select count(*)::int from block where description = $1', ['from hook'])
          )[0]?.[0],
        ).toBe(0)
      },
    },
  })
  const { building_id, code } = body()
  const record = await records.create(ask, { building_id, code })
  expect(record).toMatchObject({ name: 'From prepare', description: 'from hook' })
  expect(steps).toEqual(['prepare', 'before', 'after, 0 told'])
  expect(published).toEqual([
    { resource: 'block', buildingId: '1', organisationId: '1', ids: [record.id], action: 'created' },
  ])
})

test('a hook that refuses leaves nothing behind and notifies nobody', async () => {
  const records = recordsOver(registry as Registry, {
    create: {
      after: () => {
        throw apiError(409, 'record_in_use')
      },
    },
  })
  const wanted = body()
  const before = await seeded.db.arrays('select count(*) from log')
  await expect(records.create(ask, wanted)).rejects.toMatchObject({ code: 'record_in_use' })
  expect(await seeded.db.query('select 1 from block where code = $1', [wanted.code])).toEqual([])
  expect(await seeded.db.arrays('select count(*) from log')).toEqual(before)
  expect(published).toEqual([])
})

test('a hook’s writes are rolled back if somebody else was faster, and written once in the end', async () => {
  const open = recordsOver(registry as Registry)
  const [record, other] = [await open.create(ask, body()), await open.create(ask, body())]
  let rivals = 2
  const records = recordsOver(registry as Registry, {
    async change({ before, tx }) {
      await tx.execute(`update block set description = concat(description, '+') where id = $1`, [other.id])
      if (rivals > 0)
        await seeded.db.execute('update block set version = version + 1 where id = $1', [before.id])
      rivals -= 1
    },
  })
  await records.update({ ...ask, id: String(record.id) }, { name: 'Renamed' })
  expect(rivals).toBe(-1)
  const rows = await seeded.db.arrays('select description from block where id = $1', [other.id])
  expect(rows).toEqual([['+']])
})

test('the hook for every change runs before the action’s own hook', async () => {
  const steps: string[] = []
  const records = recordsOver(registry as Registry, {
    change: { before: () => void steps.push('change'), after: () => void steps.push('after change') },
    update: { before: () => void steps.push('update'), after: () => void steps.push('after update') },
    remove: { before: () => void steps.push('remove'), after: () => void steps.push('removed') },
    restore: { after: () => void steps.push('restored') },
  })
  const one = { ...ask, id: String((await records.create(ask, body())).id) }
  expect(steps).toEqual([])
  await records.update(one, { name: 'Renamed' })
  await records.update(one, { name: 'Renamed' })
  await records.remove(one)
  await records.restore(one)
  expect(steps).toEqual(['change', 'update', 'after change', 'after update', 'remove', 'removed', 'restored'])
})

test('a hook on a transition that no request makes stops the server at its start', () => {
  const hooks = { on: { expire: () => undefined } }
  expect(() =>
    createRecords({ ...parts(registry as Registry), extensions: [extendEntity(voucherPlan, hooks)] }),
  ).toThrow('voucher_plan.expire')
})

test('a condition of an extension holds for lists, single records and writes alike', async () => {
  const open = recordsOver(registry as Registry)
  const [shown, hidden] = [await open.create(ask, body()), await open.create(ask, body())]
  const records = recordsOver(registry as Registry, {
    where: (_caller, params) => `t.code <> ${params.add(hidden.code)}`,
  })
  const rows = (await records.list(ask, { limit: 'all' })).blocks as { id: string }[]
  expect(rows.map(({ id }) => id)).toContain(shown.id)
  expect(rows.map(({ id }) => id)).not.toContain(hidden.id)
  const one = { ...ask, id: String(hidden.id) }
  const works = [
    () => records.one(one),
    () => records.update(one, { name: 'x' }),
    () => records.remove(one),
    () => records.history(one, {}),
  ]
  for (const work of works) await expect(work()).rejects.toMatchObject({ status: 404 })
})

test('inside an open transaction everything waits for its commit', async () => {
  const records = recordsOver(registry as Registry)
  const wanted = body()
  await expect(
    seeded.db.transaction(async (tx) => {
      const inner = records.within(tx)
      const { id } = await inner.create(ask, wanted)
      expect(await inner.one({ ...ask, id: String(id) })).toMatchObject({ code: wanted.code })
      await inner.update({ ...ask, id: String(id) }, { name: 'Renamed' })
      expect(published).toEqual([])
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await seeded.db.query('select 1 from block where code = $1', [wanted.code])).toEqual([])
  expect(published).toEqual([])
})

test('a count that another process has changed is counted again', async () => {
  const { hub } = seeded.server.services
  const connected = createRecords({
    db: seeded.db,
    registry: registry as Registry,
    events: { publish: () => undefined },
    hub,
    files,
    hashSecret: hashPassword,
  })
  const total = async () => (await connected.list(ask, { building_id: '1', limit: '1' })).total
  const before = Number(await total())
  expect(recordOf(await seeded.as('A')('POST blocks', body())).id).toBeDefined()
  expect(await total()).toBe(before + 1)
})

test('an upload inside a body is kept, and becomes the record’s own', async () => {
  const form = new FormData()
  const picture = new Uint8Array(
    await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  for (const [name, value] of Object.entries({ building_id: '1', code: 'PIC-1', full_name: 'Portrait' }))
    form.append(name, value)
  form.append('profile_image', new Blob([picture], { type: 'image/png' }), 'me.png')
  const made = await seeded.as('A')('POST residents', undefined, { form })
  expect(outcome(made)).toBe('201')
  const record = recordOf(made)
  expect(record.profile_image).toMatch(fileIdPattern)
  const [stored] = await seeded.db.query(
    `select owner_entity, owner_id, owner_field, building_id from file join file_content on file_id = id where public_id = $1`,
    [record.profile_image],
  )
  expect(stored).toEqual({
    owner_entity: 'resident',
    owner_id: record.id,
    owner_field: 'profile_image',
    building_id: '1',
  })
  expect((await seeded.as('A')(`GET storage/media/${String(record.profile_image)}`)).status).toBe(200)
  expect((await seeded.as('B2')(`GET storage/media/${String(record.profile_image)}`)).status).toBe(404)
  const stolen = await seeded.as('A')(`PATCH residents/${seeded.ids.RESIDENT1}`, {
    profile_image: record.profile_image,
  })
  expect(stolen.status).toBe(422)
  await seeded.as('A')(`PATCH residents/${record.id}`, { profile_image: null })
  expect((await seeded.as('A')(`GET storage/media/${String(record.profile_image)}`)).status).toBe(404)
  const [released] = await seeded.db.query(
    'select released_at is not null as is_released from file_content where public_id = $1',
    [record.profile_image],
  )
  expect(released).toEqual({ is_released: true })
})

test('a record erased for good releases its files, one in the trash keeps them', async () => {
  const upload = async () => {
    const form = new FormData()
    form.append('file', new Blob(['noted'], { type: 'text/plain' }), 'note.txt')
    return recordOf(await seeded.as('A')('POST storage/media', undefined, { form })).id
  }
  const isReleased = async (id: string) =>
    (
      await seeded.db.query('select released_at is not null as yes from file_content where public_id = $1', [
        id,
      ])
    )[0]?.yes
  await seeded.db.execute('alter table block add column scan uuid')
  for (const trash of [false, true]) {
    const id = await upload()
    const records = recordsOver(varied({ trash, fields: { ...block.fields, scan: file() } }))
    const made = await records.create(ask, { ...body(), scan: id })
    expect(await isReleased(id)).toBe(false)
    await records.remove({ ...ask, id: String(made.id) })
    expect(await isReleased(id)).toBe(!trash)
  }
})
