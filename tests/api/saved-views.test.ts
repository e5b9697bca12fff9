import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyListState, type FilterItem } from '#domain/lists/list-state.ts'
import { addressToSave, savedViewLimits } from '#domain/lists/saved-view.ts'
import {
  faults,
  openSeededServer,
  outcome,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

type Member = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let owner: Member
let colleague: Member
let tidier: Member
beforeAll(async () => {
  seeded = await openSeededServer()
  owner = await seeded.member('1', right('manage_visitor', 'read', 'update'))
  colleague = await seeded.member('1', right('manage_visitor', 'read'))
  tidier = await seeded.member(
    '1',
    right('manage_visitor', 'read'),
    right('manage_permission_group', 'read', 'update'),
  )
})
afterAll(() => seeded.close())

const address = (...filters: FilterItem[]) => addressToSave({ ...emptyListState, filters })
const today = address({ field: 'created_at', operator: 'between', value: { relative: 'today' } })
let made = 0
async function save(by: Manage, more: object = {}): Promise<string> {
  const body = { building_id: '1', entity: 'visitor', name: `View ${++made}`, address: today, ...more }
  const reply = await by('POST saved-views', body)
  expect(outcome(reply)).toBe('200')
  return (reply.body.data as { id: string }).id
}
type Manage = ReturnType<SeededServer['as']>
const listed = async (by: Manage, more = '') =>
  rowsOf(await by(`GET saved-views?building_id=1&entity=visitor${more}`))
const seenBy = async (by: Manage, id: string) => (await listed(by)).find((view) => view.id === id)

test('one’s own view is nobody else’s, and keeps what moves as words', async () => {
  const mine = address(
    { field: 'created_at', operator: 'between', value: { relative: 'this_month' } },
    { or: [{ field: 'keeper_id', operator: 'eq', value: { me: true } }] },
  )
  const keeper = await seeded.member('1', right('manage_warehouse', 'read'))
  const reply = await keeper('POST saved-views', {
    building_id: '1',
    entity: 'warehouse',
    name: 'This month',
    address: mine,
  })
  const { id } = reply.body.data as { id: string }
  const ofKeeper = async (by: Manage) =>
    rowsOf(await by('GET saved-views?building_id=1&entity=warehouse')).find((view) => view.id === id)
  expect(await ofKeeper(keeper)).toEqual({
    id,
    name: 'This month',
    address: mine,
    shared: false,
    is_own: true,
    owner: expect.any(String),
    may_change: true,
  })
  for (const other of [seeded.as('A'), seeded.as('ADM')]) expect(await ofKeeper(other)).toBeUndefined()
  for (const other of [colleague, tidier, seeded.as('A'), seeded.as('ADM')]) {
    expect(outcome(await other(`PATCH saved-views/${id}`, { name: 'Taken' }))).toBe('404 record_not_found')
    expect(outcome(await other(`DELETE saved-views/${id}`))).toBe('404 record_not_found')
  }
})

test('a shared view is seen by those who may read the list, and changed by its owner', async () => {
  const id = await save(owner, { shared: true })
  expect(await seenBy(colleague, id)).toMatchObject({
    shared: true,
    is_own: false,
    may_change: false,
    address: today,
    owner: expect.stringMatching(/^Person /),
  })
  expect(outcome(await colleague(`PATCH saved-views/${id}`, { name: 'Taken' }))).toBe('403 forbidden')
  expect(outcome(await colleague(`DELETE saved-views/${id}`))).toBe('403 forbidden')
  expect(outcome(await owner(`PATCH saved-views/${id}`, { name: 'Ours', address: '' }))).toBe('200')
  expect(await seenBy(colleague, id)).toMatchObject({ name: 'Ours', address: '' })
  await owner(`PATCH saved-views/${id}`, { shared: false })
  expect(await seenBy(colleague, id)).toBeUndefined()
})

test('who may change permission groups tidies up what a leaver has shared', async () => {
  const id = await save(owner, { shared: true })
  await seeded.db.execute('update account set deleted_at = now() where id = $1', [owner.person.id])
  expect(await seenBy(tidier, id)).toMatchObject({ is_own: false, may_change: true })
  expect(outcome(await tidier(`DELETE saved-views/${id}`))).toBe('200')
  expect(await seenBy(tidier, id)).toBeUndefined()
  await seeded.db.execute('update account set deleted_at = null where id = $1', [owner.person.id])
})

test('a list that one may not read has no views, and neither has another building', async () => {
  const stranger = await seeded.member('1', right('manage_block', 'read'))
  const id = await save(owner, { shared: true })
  expect(outcome(await stranger('GET saved-views?building_id=1&entity=visitor'))).toBe('403 forbidden')
  expect(outcome(await stranger(`PATCH saved-views/${id}`, { name: 'Taken' }))).toBe('403 forbidden')
  expect(outcome(await stranger(`DELETE saved-views/${id}`))).toBe('403 forbidden')
  const abroad = seeded.as('B2')
  expect(outcome(await abroad('GET saved-views?building_id=1&entity=visitor'))).toBe('404 record_not_found')
  expect(outcome(await abroad(`PATCH saved-views/${id}`, { name: 'Taken' }))).toBe('404 record_not_found')
  const body = { building_id: '2', entity: 'visitor', name: 'There' }
  expect(outcome(await owner('POST saved-views', body))).toBe('404 record_not_found')
  expect(outcome(await stranger('POST saved-views', { ...body, building_id: '1' }))).toBe('403 forbidden')
  expect(rowsOf(await abroad('GET saved-views?building_id=2&entity=visitor'))).toEqual([])
  expect(outcome(await seeded.as('R')('GET saved-views?building_id=1&entity=visitor'))).toBe(
    '404 record_not_found',
  )
})

test('what one may not filter by is refused when it is saved, and not shown to those who may not', async () => {
  const hidden = address({ field: 'pass_code', operator: 'eq', value: 'SECRET-1' })
  const sorted = addressToSave({ ...emptyListState, sort: [{ field: 'pass_code', desc: true }] })
  const unknown = address({ or: [{ field: 'nothing', operator: 'eq', value: '1' }] })
  const body = { building_id: '1', entity: 'visitor', name: 'Secret' }
  for (const one of [hidden, sorted])
    expect(faults(await colleague('POST saved-views', { ...body, address: one }))).toEqual([
      'pass_code:unknown_field',
    ])
  expect(faults(await owner('POST saved-views', { ...body, address: unknown }))).toEqual([
    'nothing:unknown_field',
  ])
  const id = await save(owner, { name: 'Secret', address: hidden, shared: true })
  const reply = await colleague('GET saved-views?building_id=1&entity=visitor')
  expect(rowsOf(reply).find((view) => view.id === id)).toMatchObject({ name: 'Secret', address: null })
  expect(JSON.stringify(reply.body)).not.toContain('SECRET-1')
  expect(await seenBy(owner, id)).toMatchObject({ address: hidden })
})

test('a view is of a list that there is, and has a name of its own there', async () => {
  const body = { building_id: '1', entity: 'visitor', name: 'Once' }
  expect(faults(await owner('POST saved-views', { ...body, entity: 'ghost' }))).toEqual([
    'entity:invalid_value',
  ])
  expect(faults(await owner('POST saved-views', { ...body, list: 'ghost' }))).toEqual(['list:invalid_value'])
  expect(faults(await owner('POST saved-views', { ...body, name: ' ' }))).toEqual(['name:required'])
  await save(owner, { name: 'Once' })
  expect(faults(await owner('POST saved-views', body))).toEqual(['name:name_exists'])
  const other = await save(owner, { name: 'Twice' })
  expect(faults(await owner(`PATCH saved-views/${other}`, { name: 'Once' }))).toEqual(['name:name_exists'])
  await save(colleague, { name: 'Once' })
})

test('of two views that get one name at once one does', async () => {
  const id = await save(owner)
  const renamed = await seeded.db.transaction(async (tx) => {
    await tx.execute(
      `insert into saved_view (building_id, account_id, entity, name, address) values (1, $1, 'visitor', 'Both', '')`,
      [owner.person.id],
    )
    const answered = owner(`PATCH saved-views/${id}`, { name: 'Both' })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await seeded.db.query(waiting)).length).toBe(1)
    return () => answered
  })
  expect(faults(await renamed())).toEqual(['name:name_exists'])
})

test('what is kept is no longer than a list’s address, however it was spelt', async () => {
  const body = { building_id: '1', entity: 'visitor', name: 'Long', address: `q=${'ế'.repeat(2000)}` }
  expect(faults(await owner('POST saved-views', body))).toEqual(['address:too_long'])
})

test('what is saved is what a list can read', async () => {
  const id = await save(owner, { address: 'page=7&size=50&view=3&trashed=1&f=broken&evil=%3Cscript%3E' })
  expect(await seenBy(owner, id)).toMatchObject({ address: 'trashed=1' })
})

test('one account keeps no more than a menu can show', async () => {
  const keen = await seeded.member('1', right('manage_visitor', 'read'))
  await seeded.db.execute(
    `insert into saved_view (building_id, account_id, entity, name, address)
      select 1, $1::bigint, 'visitor', n::text, '' from generate_series(1, $2::int) n`,
    [keen.person.id, savedViewLimits.each],
  )
  const body = { building_id: '1', entity: 'visitor', name: 'One more' }
  expect(faults(await keen('POST saved-views', body))).toEqual(['name:too_many'])
})
