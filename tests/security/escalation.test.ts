import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountExtension } from '#api/accounts/account.extension.ts'
import { permissionGroupExtension } from '#api/accounts/permission-group.extension.ts'
import type { Caller } from '#api/context.ts'
import { runBefore, type HookContext, type StoredRecord, type Values } from '#api/records/extension.ts'
import { openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

// Refusals of the extensions, whichever caller of the pipeline runs them.
let server: TestServer
let manager: Person
let managersGroup: string
let caller: Caller
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

const managing = [
  right('manage_account', 'read', 'create', 'update', 'delete'),
  right('manage_permission_group', 'read', 'create', 'update', 'delete'),
  right('manage_block', 'read', 'update'),
]
const high = [right('manage_debt', 'approve')]
const low = [right('manage_block', 'read')]

beforeEach(async () => {
  manager = await addPerson(server)
  managersGroup = await give(server, manager, '1', managing)
  caller = await callerFor(manager)
})

async function callerFor(person: Person): Promise<Caller> {
  const principal = await server.services.principals.of(await tokenFor(server, person))
  if (principal === null) throw new Error('no principal')
  return { principal, language: 'en', requestId: 'test', ip: '127.0.0.1', userAgent: 'test' }
}
const { extension: groups } = permissionGroupExtension
const accounts = () => accountExtension(server.services).extension

/** Runs a hook as the pipeline does, in a transaction that is rolled back. */
async function hook<T>(who: Caller, work: (context: HookContext) => T | Promise<T>): Promise<T> {
  const undo = new Error('undo')
  let result: { value: T } | undefined
  const records = new Proxy({} as HookContext['records'], {
    get: (_target, name) => {
      throw new Error(`the hook asked the pipeline for ${String(name)}`)
    },
  })
  await server.db
    .transaction(async (tx) => {
      result = {
        value: await work({ caller: who, tx, records, confirmed: new Set(), notify: () => undefined }),
      }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (result === undefined) throw new Error('the hook did not answer')
  return result.value
}
const stored = async (table: 'account' | 'permission_group', id: string) => {
  const [row] = await server.db.query<StoredRecord>(`select * from ${table} where id = $1`, [id])
  if (row === undefined) throw new Error(`no ${table} ${id}`)
  return row
}
const updateAccount = async (person: Person, changes: Values, who = caller) => {
  const before = await stored('account', person.id)
  return hook(who, (context) => runBefore(accounts(), 'update', { ...context, before, changes }))
}
const createAccount = (values: Values, who = caller) =>
  hook(who, (context) => runBefore(accounts(), 'create', { ...context, before: null, changes: values }))
const updateGroup = async (id: string, changes: Values, who = caller) => {
  const before = await stored('permission_group', id)
  return hook(who, (context) => runBefore(groups, 'update', { ...context, before, changes }))
}
const createGroup = (buildingId: string, rights: unknown, who = caller) =>
  hook(who, (context) =>
    runBefore(groups, 'create', {
      ...context,
      before: null,
      changes: { building_id: buildingId, name: 'x', group_permissions: rights },
    }),
  )

test('one’s own group is not raised, nor changed at all in its rights', async () => {
  await expect(updateGroup(managersGroup, { group_permissions: [...managing, ...high] })).rejects.toThrow(
    'rights_exceeded',
  )
  await expect(updateGroup(managersGroup, { group_permissions: low })).rejects.toThrow('rights_exceeded')
  await expect(
    updateGroup(managersGroup, { name: 'another name', group_permissions: managing.toReversed() }),
  ).resolves.toBeDefined()
})

test('nobody gives rights that they lack, in a group of their building or of another', async () => {
  await expect(createGroup('1', low)).resolves.toBeDefined()
  await expect(createGroup('1', high)).rejects.toThrow('rights_exceeded')
  await expect(createGroup('2', low)).rejects.toThrow('rights_exceeded')
})

test('nobody puts themselves or others into groups above them', async () => {
  const highGroup = await give(server, undefined, '1', high)
  const foreignGroup = await give(server, undefined, '2', low)
  const lowGroup = await give(server, undefined, '1', low)
  const person = await addPerson(server)
  await expect(updateAccount(person, { permission_groups: [lowGroup] })).resolves.toBeDefined()
  await expect(updateAccount(person, { permission_groups: [highGroup] })).rejects.toThrow('rights_exceeded')
  await expect(updateAccount(person, { permission_groups: [foreignGroup] })).rejects.toThrow(
    'rights_exceeded',
  )
  await expect(
    createAccount({ name: 'x', type: 'org_member', permission_groups: [highGroup] }),
  ).rejects.toThrow('rights_exceeded')
  await expect(
    createAccount({ name: 'x', type: 'org_member', permission_groups: [lowGroup] }),
  ).resolves.toBeDefined()
  await expect(updateAccount(manager, { permission_groups: [managersGroup, lowGroup] })).rejects.toThrow(
    'own_account',
  )
})

test('nobody makes an org_admin but an org_admin', async () => {
  const person = await addPerson(server)
  const admin = await callerFor(await addPerson(server, { type: 'org_admin' }))
  await expect(updateAccount(person, { type: 'org_admin' })).rejects.toThrow('rights_exceeded')
  await expect(createAccount({ name: 'x', type: 'org_admin' })).rejects.toThrow('rights_exceeded')
  await expect(updateAccount(manager, { type: 'org_admin' })).rejects.toThrow('own_account')
  await expect(updateAccount(person, { type: 'org_admin' }, admin)).resolves.toBeDefined()
})

test('nobody changes or removes a user above them', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const [above, elsewhere, below] = [
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
  ]
  await give(server, above, '1', high)
  await give(server, elsewhere, '2', low)
  await give(server, below, '1', low)
  for (const person of [admin, above, elsewhere]) {
    await expect(updateAccount(person, { name: 'x' })).rejects.toThrow('rights_exceeded')
    await expect(updateAccount(person, { password: 'Sân thượng có mưa 27' })).rejects.toThrow(
      'rights_exceeded',
    )
    const before = await stored('account', person.id)
    await expect(
      hook(caller, (context) => runBefore(accounts(), 'delete', { ...context, before, changes: {} })),
    ).rejects.toThrow('rights_exceeded')
  }
  await expect(updateAccount(below, { name: 'x' })).resolves.toEqual({ name: 'x' })
})

test('one’s own e-mail, phone and password are not changed past the profile, by an org_admin either', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const who = await callerFor(admin)
  for (const changes of [
    { email: 'a@example.com' },
    { phone_number: '0900000000' },
    { password: 'Sân thượng có mưa 27' },
    { status: 'disabled' },
  ])
    await expect(updateAccount(admin, changes, who)).rejects.toThrow('own_account')
  await expect(updateAccount(admin, { name: 'x' }, who)).resolves.toEqual({ name: 'x' })
})

test('a member sees accounts of their buildings and themselves, and admins only when asked', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const [colleague, elsewhere, unassigned, made] = [
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
  ]
  await server.db.execute('update account set home_building_id = 1 where id = $1', [made.id])
  await give(server, colleague, '1', high)
  await give(server, elsewhere, '2', low)
  const everybody = [admin, colleague, elsewhere, unassigned, made, manager].map(({ id }) => id)
  const seen = async (who: Caller, asked: Record<string, string> = {}) => {
    const values: unknown[] = [everybody]
    const add = (value: unknown) => `$${values.push(value)}`
    const where = accounts().where?.(who, { values, add }, asked) ?? 'true'
    const rows = await server.db.query<{ id: string }>(
      `select id from account t where id = any($1::bigint[]) and ${where}`,
      values,
    )
    return rows.map(({ id }) => id).toSorted()
  }
  const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted()
  expect(await seen(caller)).toEqual(ids(colleague, made, manager))
  expect(await seen(caller, { is_include_org_admin: '1' })).toEqual(ids(colleague, made, manager, admin))
  expect(await seen(caller, { building_id: '1' })).toEqual(ids(colleague, made, manager))
  const boss = await callerFor(admin)
  expect(await seen(boss, { building_id: '2' })).toEqual(ids(elsewhere))
  expect(await seen(boss, { building_id: '2', is_include_org_admin: '1' })).toEqual(ids(elsewhere, admin))
  expect(await seen(boss)).toEqual(everybody.toSorted())
  expect(await seen(boss, { is_include_org_admin: '0' })).toEqual(
    ids(colleague, elsewhere, unassigned, made, manager),
  )
})
