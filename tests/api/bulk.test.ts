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

const key = (text: string) => ({ headers: { 'idempotency-key': text } })
let made = 0

/** Makes `count` new apartments of building 1, all waiting to be handed over. */
async function waitingApartments(count: number): Promise<string[]> {
  const items = Array.from({ length: count }, () => ({
    building_id: '1',
    code: `BULK-${++made}`,
    block_id: seeded.ids.BLOCK1,
    area: 50,
  }))
  const ids = rowsOf(await a('POST apartments', { items })).map(({ id }) => String(id))
  const reply = await a('POST apartments/bulk/schedule_handover', { ids, handover_date: '2026-12-24' })
  expect(okOf(reply)).toEqual(ids.map(() => true))
  return ids
}

const rowKinds = (reply: Parameters<typeof rowsOf>[0]) =>
  rowsOf(reply).map(({ id, ok, status, errorCode }) => (ok === true ? [id] : [id, status, errorCode]))
const okOf = (reply: Parameters<typeof rowsOf>[0]) => rowsOf(reply).map(({ ok }) => ok)
const stateOf = async (id: string) => recordOf(await a(`GET apartments/${id}`)).handover_status

test('a hundred records move by one call, each with its own line of the log', async () => {
  const ids = await waitingApartments(100)
  const reply = await a('POST apartments/bulk/hand_over', { ids, handover_date: '2026-12-24' })
  expect([reply.status, rowsOf(reply).map(({ id }) => id), new Set(okOf(reply))]).toEqual([
    200,
    ids,
    new Set([true]),
  ])
  expect(await stateOf(ids[99] ?? '')).toBe('handover')
  const [log] = rowsOf(await a(`GET apartments/${ids[99]}/history`))
  expect(log?.action).toBe('hand_over')
})

test('each row is refused by its own state, building and existence, with the body that a call for it would have', async () => {
  const [ready = '', moved = ''] = await waitingApartments(2)
  await a(`POST apartments/${moved}/postpone`, {})
  const foreign = seeded.ids.APARTMENT2
  const ids = [ready, moved, foreign, '999999999', 'no-id']
  const bulk = await a('POST apartments/bulk/hand_over', { ids, handover_date: '2026-12-24' })
  expect(bulk.status).toBe(200)
  expect(await stateOf(ready)).toBe('handover')
  for (const id of ids.slice(1)) {
    const single = await a(`POST apartments/${id}/hand_over`, { handover_date: '2026-12-24' })
    const row = rowsOf(bulk).find((one) => one.id === id)
    const { requestId: _ofCall, ...body } = single.body
    const { requestId: _ofRow, ...said } = row ?? {}
    expect(said).toEqual({ id, ok: false, status: single.status, ...body })
  }
})

test('a right that holds in one building moves nothing of another', async () => {
  const [own = ''] = await waitingApartments(1)
  const foreign = String(seeded.ids.APARTMENT2)
  const approver = await seeded.member('1', right('manage_apartment', 'read', 'approve'))
  const reply = await approver('POST apartments/bulk/hand_over', {
    ids: [foreign, own],
    handover_date: '2026-12-24',
  })
  expect(rowKinds(reply)).toEqual([[foreign, 404, 'record_not_found'], [own]])
  const body = { ids: [own], building_id: '2' }
  expect(outcome(await approver('POST apartments/bulk/hand_over', body))).toBe('403 forbidden')
  const reader = await seeded.member('1', right('manage_apartment', 'read'))
  for (const call of ['POST apartments/bulk/postpone', 'POST apartments/bulk/restore'])
    expect(outcome(await reader(call, { ids: [own] }))).toBe('403 forbidden')
  expect(outcome(await reader(`DELETE apartments?ids=${own}`))).toBe('403 forbidden')
})

test('several are deleted and restored, and what a living record took meanwhile stays refused', async () => {
  const ids = await waitingApartments(3)
  const [first = '', second = '', third = ''] = ids
  const { code, block_id } = recordOf(await a(`GET apartments/${second}`))
  expect(okOf(await a(`DELETE apartments?ids=${ids.join(',')}`))).toEqual([true, true, true])
  await a('POST apartments', { building_id: '1', code, block_id, area: 50 })
  await a(`POST apartments/${third}/restore`)
  const reply = await a('POST apartments/bulk/restore', { ids: [...ids, String(seeded.ids.APARTMENT2)] })
  expect(rowKinds(reply)).toEqual([
    [first],
    [second, 422, 'code_exists'],
    [third, 409, 'record_not_deleted'],
    [String(seeded.ids.APARTMENT2), 404, 'record_not_found'],
  ])
  expect(rowsOf(reply)[1]?.errors).toEqual({ code: ['code_exists'] })
  expect(outcome(await a(`GET apartments/${first}`))).toBe('200')
})

test('a repeated call says again what was done, and does only the rows that were refused', async () => {
  const [ready = '', later = ''] = await waitingApartments(2)
  await a(`POST apartments/${later}/postpone`, {})
  const body = { ids: [ready, later], handover_date: '2026-12-24' }
  const hand = () => a('POST apartments/bulk/hand_over', body, key('bulk-1'))
  expect(rowKinds(await hand())).toEqual([[ready], [later, 409, 'illegal_transition']])
  await a(`POST apartments/${later}/schedule_handover`, { handover_date: '2026-12-24' })
  expect(rowKinds(await hand())).toEqual([[ready], [later]])
  expect(rowKinds(await a('POST apartments/bulk/hand_over', body))).toEqual([
    [ready, 409, 'illegal_transition'],
    [later, 409, 'illegal_transition'],
  ])
  const history = rowsOf(await a(`GET apartments/${ready}/history`))
  expect(history.filter(({ action }) => action === 'hand_over')).toHaveLength(1)
})

test('twenty parallel repetitions move each record once', async () => {
  const ids = await waitingApartments(5)
  const body = { ids, handover_date: '2026-12-24' }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => a('POST apartments/bulk/hand_over', body, key('bulk-2'))),
  )
  expect(new Set(replies.flatMap(okOf))).toEqual(new Set([true]))
  for (const id of ids) {
    const history = rowsOf(await a(`GET apartments/${id}/history`))
    expect(history.filter(({ action }) => action === 'hand_over')).toHaveLength(1)
  }
})

test('deleting and restoring many are repeated under their key too', async () => {
  const ids = await waitingApartments(2)
  const remove = () => a(`DELETE apartments?ids=${ids.join(',')}`, undefined, key('bulk-3'))
  expect([okOf(await remove()), okOf(await remove())]).toEqual([
    [true, true],
    [true, true],
  ])
  const restore = () => a('POST apartments/bulk/restore', { ids }, key('bulk-4'))
  expect([okOf(await restore()), okOf(await restore())]).toEqual([
    [true, true],
    [true, true],
  ])
})

test('a key is valid for one body of one call', async () => {
  const [one = '', other = ''] = await waitingApartments(2)
  await a('POST apartments/bulk/postpone', { ids: [one] }, key('bulk-5'))
  const reused = '422 idempotency_key_reused'
  expect(outcome(await a('POST apartments/bulk/postpone', { ids: [other] }, key('bulk-5')))).toBe(reused)
  expect(outcome(await a(`POST apartments/${other}/postpone`, {}, key('bulk-5')))).toBe(reused)
  expect(await stateOf(other)).toBe('wait_handover')
  expect((await a('POST apartments/bulk/postpone', { ids: [other] }, key('x'.repeat(256)))).status).toBe(422)
})

test('a call names at least one record and at most five hundred', async () => {
  const many = Array.from({ length: 501 }, (_one, at) => String(at + 1))
  for (const path of ['POST apartments/bulk/hand_over', 'POST apartments/bulk/restore']) {
    expect(outcome(await a(path, {}))).toBe('422 required')
    expect(outcome(await a(path, { ids: many }))).toBe('422 too_many')
  }
  expect(outcome(await a(`DELETE apartments?ids=${many.join(',')}`))).toBe('422 too_many')
})

test('an id that no record can have breaks no row, and a building is named in a body by its number too', async () => {
  const [own = ''] = await waitingApartments(1)
  for (const path of ['POST apartments/bulk/hand_over', 'POST apartments/bulk/restore'])
    for (const odd of ['1'.repeat(9_000), '1\0', '\ud800'])
      expect(outcome(await a(path, { ids: [own, odd] }, key(`odd-${odd.length}`)))).toBe(
        '422 invalid_reference',
      )
  expect(outcome(await a('POST apartments/bulk/restore', { ids: [own], building_id: 2 }))).toBe(
    '403 forbidden',
  )
  expect(outcome(await a('POST apartments/bulk/restore', { ids: [own], building_id: ['2'] }))).toBe(
    '422 invalid_reference',
  )
  await a(`DELETE apartments/${own}`)
  expect(outcome(await a(`POST apartments/${own}/restore`, { building_id: 2 }))).toMatch(/^40[34]/)
})

test('several are changed by one call, each by its own version, rights and checks, with its own line of the log', async () => {
  const [first = '', second = '', third = ''] = await waitingApartments(3)
  const foreign = String(seeded.ids.APARTMENT2)
  const versionOf = async (id: string) => Number(recordOf(await a(`GET apartments/${id}`)).version)
  const [at, old] = [await versionOf(first), await versionOf(third)]
  await a(`PATCH apartments/${third}`, { name: 'Theirs' })
  const items = [
    { id: third, version: old, name: 'Mine' },
    { id: first, version: at, area: '61.5', name: 'Corner' },
    { id: second, area: 'wide', name: 'Lost' },
    { id: foreign, name: 'Not ours' },
    { id: second, code: recordOf(await a(`GET apartments/${first}`)).code },
  ]
  const reply = await a('PATCH apartments', { building_id: '1', items })
  expect(rowKinds(reply)).toEqual([
    [third, 409, 'record_changed'],
    [first],
    [second, 422, 'invalid_number'],
    [foreign, 404, 'record_not_found'],
    [second, 422, 'code_exists'],
  ])
  const [stale, changed, wrong] = rowsOf(reply)
  expect(stale?.current).toMatchObject({ id: third, name: 'Theirs' })
  expect(changed?.record).toMatchObject({ id: first, name: 'Corner', version: at + 1 })
  expect(wrong?.errors).toEqual({ area: ['invalid_number'] })
  expect(recordOf(await a(`GET apartments/${second}`)).name).not.toBe('Lost')
  const [log] = rowsOf(await a(`GET apartments/${first}/history`))
  expect(log).toMatchObject({ action: 'update' })
})

test('a call that changes several is refused as a whole where it names none, or the caller may not change any', async () => {
  const [own = ''] = await waitingApartments(1)
  const items = [{ id: own, name: 'Mine' }]
  for (const [body, said] of [
    [{}, '422 required'],
    [{ items: [] }, '422 required'],
    [{ items: [{ name: 'Nobody' }] }, '422 required'],
    [{ items: [{ id: { a: 1 } }] }, '422 invalid_reference'],
    [{ items: Array.from({ length: 501 }, () => ({ id: own })) }, '422 too_many'],
  ] as const)
    expect([body, outcome(await a('PATCH apartments', body))]).toEqual([body, said])
  const reader = await seeded.member('1', right('manage_apartment', 'read'))
  expect(outcome(await reader('PATCH apartments', { items }))).toBe('403 forbidden')
  const editor = await seeded.member('1', right('manage_apartment', 'read', 'update'))
  expect(outcome(await editor('PATCH apartments', { items, building_id: '2' }))).toBe('403 forbidden')
  const mixed = [...items, { id: String(seeded.ids.APARTMENT2), name: 'Theirs' }]
  expect(rowKinds(await editor('PATCH apartments', { items: mixed }))).toEqual([
    [own],
    [String(seeded.ids.APARTMENT2), 404, 'record_not_found'],
  ])
})

test('a file in a call that changes several is refused at its field, beside the rows as in one', async () => {
  const [own = ''] = await waitingApartments(1)
  const form = (name: string) => {
    const parts = new FormData()
    parts.append('items[0][id]', own)
    parts.append(name, new Blob(['x'], { type: 'text/plain' }), 'x.txt')
    return a('PATCH apartments', undefined, { form: parts })
  }
  for (const [sent, field] of [
    ['name', 'name'],
    ['items[0][name]', 'items.0.name'],
  ] as const)
    expect([sent, faults(await form(sent))]).toEqual([sent, [`${field}:invalid_value`]])
})

test('a row that the tables themselves refuse harms no other', async () => {
  const [first = '', closed = '', last = ''] = await waitingApartments(3)
  await seeded.db.execute(`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'closed' using errcode = 'LB001'; end $$`)
  await seeded.db.execute(
    `create trigger refuse_row before update on apartment for each row when (new.id = ${closed}) execute function refuse_row()`,
  )
  const items = [first, closed, last].map((id) => ({ id, name: 'Mine' }))
  const reply = await a('PATCH apartments', { items })
  await seeded.db.execute('drop trigger refuse_row on apartment')
  expect(rowKinds(reply)).toEqual([[first], [closed, 409, 'month_closed'], [last]])
  expect(recordOf(await a(`GET apartments/${last}`)).name).toBe('Mine')
})

test('two calls that change the same records in opposite order both end', async () => {
  const ids = await waitingApartments(20)
  const change = (name: string, order: readonly string[]) =>
    a('PATCH apartments', { items: order.map((id) => ({ id, name })) })
  const replies = await Promise.all([change('A', ids), change('B', ids.toReversed())])
  expect(replies.map((reply) => [reply.status, new Set(okOf(reply))])).toEqual([
    [200, new Set([true])],
    [200, new Set([true])],
  ])
})
