import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

let made = 0
const apartment = (more: object = {}) => ({
  building_id: '1',
  code: `W-${++made}`,
  block_id: seeded.ids.BLOCK1,
  area: 50,
  ...more,
})
const createApartment = async (more: object = {}) => recordOf(await a('POST apartments', apartment(more)))
const one = async (id: string) => recordOf(await a(`GET apartments/${id}`))

test('every change is kept field by field, with who and from where', async () => {
  const record = await createApartment({ floor: 1 })
  await a(`PATCH apartments/${record.id}`, { floor: 2, statuses: ['for_rent'] })
  const { data, total } = (await a(`GET apartments/${record.id}/history`)).body as {
    data: Record<string, unknown>[]
    total: number
  }
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({
    action: 'update',
    actor_name: 'Probe A',
    ip: expect.stringContaining('127.0.0.1'),
  })
  expect(data[0]?.changes).toEqual([
    { field: 'floor', before: 1, after: 2 },
    { field: 'statuses', before: null, after: ['for_rent'] },
  ])
  const logs = rowsOf(await a(`GET logs?building_id=1&resource=apartment&record_id=${record.id}`))
  expect(logs).toHaveLength(2)
  expect(logs[0]).toMatchObject({ record_title: record.code, actor_name: 'Probe A' })
})

test('a refused write leaves neither row nor audit line', async () => {
  const count = async () =>
    seeded.db.arrays('select (select count(*) from apartment), (select count(*) from log)')
  const before = await count()
  await a('POST apartments', apartment({ block_id: seeded.ids.BLOCK2 }))
  await a('POST apartments', apartment({ code: (await one(String(seeded.ids.APARTMENT1))).code }))
  expect(await count()).toEqual(before)
})

test('a history says from where somebody changed a record to those alone who read logs', async () => {
  const id = String(seeded.ids.RESIDENT1)
  await a(`PATCH residents/${id}`, { phone_number: '0912345670' })
  const placesSeen = async (...rights: Parameters<typeof seeded.member>[1][]) => {
    const reader = await seeded.member('1', ...rights)
    return rowsOf(await reader(`GET residents/${id}/history`)).map(({ ip }) => ip !== null)
  }
  const read = right('manage_resident', 'read')
  expect(await placesSeen(read)).not.toContain(true)
  expect(await placesSeen(read, right('manage_log', 'read'))).not.toContain(false)
})

test('history shows masked what the reader sees masked', async () => {
  const id = String(seeded.ids.RESIDENT1)
  await a(`PATCH residents/${id}`, {
    phone_number: '0912345678',
    notification_emails: [{ email: 'x@example.com' }],
  })
  const reader = await seeded.member('1', right('manage_resident', 'read'), right('manage_log', 'read'))
  const fields = (reply: Awaited<ReturnType<typeof reader>>) =>
    rowsOf(reply)[0]?.changes as { field: string; after: unknown }[]
  expect(fields(await a(`GET residents/${id}/history`))).toContainEqual(
    expect.objectContaining({ field: 'phone_number', after: '0912345678' }),
  )
  const seen = fields(await reader(`GET residents/${id}/history`))
  expect(seen).toEqual([expect.objectContaining({ field: 'phone_number', after: '091****678' })])
  const logs = rowsOf(await reader(`GET logs?building_id=1&resource=resident&record_id=${id}&limit=1`))
  expect(JSON.stringify(logs)).not.toContain('0912345678')
  expect(JSON.stringify(logs)).not.toContain('x@example.com')
})

test('passwords are hashed, never shown, never logged', async () => {
  const reply = await a('POST residents', {
    building_id: '1',
    code: 'PW-1',
    full_name: 'Has Password',
    password: 'rất bí mật 2026',
  })
  expect(outcome(reply)).toBe('201')
  const [row] = await seeded.db.arrays('select password from resident where id = $1', [recordOf(reply).id])
  expect(row?.[0]).toMatch(/^\$argon2id\$/)
  const log = await seeded.db.arrays(
    `select changes::text from log where resource = 'resident' and record_id = $1`,
    [recordOf(reply).id],
  )
  expect(JSON.stringify(log)).not.toContain('bí mật')
  expect(JSON.stringify(log)).not.toContain('argon2')
  expect(JSON.stringify(reply.body)).not.toContain('password')
})

test('a user who may not see a field may not write it either', async () => {
  const maker = await seeded.member('1', right('manage_resident', 'read', 'create'))
  const reply = await maker('POST residents', {
    building_id: '1',
    code: 'P-9',
    full_name: 'No Phone',
    phone_number: '0911111111',
  })
  expect(outcome(reply)).toBe('403 forbidden')
  expect(faults(reply)).toEqual(['phone_number:forbidden'])
  expect(
    outcome(await maker('POST residents', { building_id: '1', code: 'P-9', full_name: 'No Phone' })),
  ).toBe('201')
})

test('a user who may write but not read gets the id and version, no more', async () => {
  const maker = await seeded.member('1', right('manage_block', 'create', 'update'))
  const reply = await maker('POST blocks', { building_id: '1', code: 'BLIND', name: 'Made blind' })
  expect(reply.status).toBe(201)
  expect(Object.keys(recordOf(reply)).toSorted()).toEqual(['id', 'version'])
  expect(outcome(await maker(`GET blocks/${recordOf(reply).id}`))).toBe('403 forbidden')
  expect(
    Object.keys(recordOf(await maker(`PATCH blocks/${recordOf(reply).id}`, { name: 'x' }))).toSorted(),
  ).toEqual(['id', 'version'])
})

test('many-to-many ids are written, read, filtered and logged', async () => {
  const adm = seeded.as('ADM')
  const groups = rowsOf(await adm('GET permission-groups?building_id=1&limit=2')).map((row) => String(row.id))
  const made = await adm('POST org-members', {
    name: 'Member',
    email: 'member@probe.test',
    permission_groups: groups,
  })
  expect(outcome(made)).toBe('201')
  const { id } = recordOf(made)
  expect(recordOf(await adm(`GET org-members/${id}`)).permission_groups).toEqual(
    groups.toSorted((x, y) => Number(x) - Number(y)),
  )
  await adm(`PATCH org-members/${id}`, { permission_groups: groups.slice(0, 1) })
  const found = rowsOf(
    await adm(`GET org-members?permission_groups[in]=${groups[0]}&columns=permission_groups`),
    'users',
  )
  expect(found.find((row) => row.id === id)?.permission_groups).toEqual(groups.slice(0, 1))
  const [change] = rowsOf(await adm(`GET org-members/${id}/history`))
  expect(change?.changes).toContainEqual({
    field: 'permission_groups',
    before: groups.toSorted((x, y) => Number(x) - Number(y)),
    after: groups.slice(0, 1),
  })
})

test('a history says what a record named before, also to whoever may not list such records', async () => {
  const [from, to] = [
    recordOf(await a('POST blocks', { building_id: '1', code: 'HB-1', name: 'Old' })),
    recordOf(await a('POST blocks', { building_id: '1', code: 'HB-2', name: 'New' })),
  ]
  const record = await createApartment({ block_id: from.id })
  await a(`PATCH apartments/${record.id}`, { block_id: to.id })
  const reader = await seeded.member('1', right('manage_apartment', 'read'))
  const { named } = (await reader(`GET apartments/${record.id}/history`)).body as {
    named: Record<string, readonly { id: string }[]>
  }
  expect(named.block_id?.map(({ id }) => id).toSorted()).toEqual([from.id, to.id].toSorted())
  expect(Object.keys(named.block_id?.[0] ?? {}).toSorted()).toEqual(['id', 'name'])
})
