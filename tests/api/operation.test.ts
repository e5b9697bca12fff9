import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { createEvents } from '#api/events/events.ts'
import { moveDue } from '#api/records/write/move-due.ts'
import { registry } from '#entities/index.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let warehouse: string
let item: string
let foreignItem: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  warehouse = await make('warehouses', { code: 'W-1', name: 'Store' })
  item = await make('warehouse-items', { code: 'I-1', name: 'Lamp', unit: 'piece' })
  const reply = await seeded.as('B2')('POST warehouse-items', {
    building_id: '2',
    code: 'I-2',
    name: 'Lamp',
    unit: 'piece',
  })
  foreignItem = recordOf(reply).id
})
afterAll(() => seeded.close())

const make = async (path: string, values: object) =>
  created(await a(`POST ${path}`, { building_id: '1', ...values }))

const created = (reply: Reply) => {
  if (reply.status !== 201) throw new Error(`${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply).id
}

let made = 0
const document = (path: string, lines: readonly object[]) =>
  a(`POST ${path}`, {
    building_id: '1',
    code: `D-${++made}`,
    warehouse_id: warehouse,
    date: '2026-11-01',
    lines,
    ...(path === 'stock-outs' ? { purpose: 'repair' } : {}),
  })
const approved = async (path: string, lines: readonly object[]) => {
  const { id } = recordOf(await document(path, lines))
  return { id, reply: await a(`POST ${path}/${id}/approve`, {}) }
}
const inStock = async () => {
  const [level] = rowsOf(await a(`GET stock-levels?building_id=1&item_id=${item}`))
  return level?.quantity
}

test('approved documents change the stock, a draft does not', async () => {
  await document('stock-ins', [{ item_id: item, quantity: 7 }])
  expect(await inStock()).toBeUndefined()
  expect(outcome((await approved('stock-ins', [{ item_id: item, quantity: 10.5 }])).reply)).toBe('200')
  expect(outcome((await approved('stock-outs', [{ item_id: item, quantity: 4 }])).reply)).toBe('200')
  expect(await inStock()).toBe(6.5)
  const card = rowsOf(await a(`GET stock-movements?building_id=1&item_id=${item}&sort=id`))
  expect(card.map(({ change, balance }) => [change, balance])).toEqual([
    [10.5, 10.5],
    [-4, 6.5],
  ])
})

test('more than there is does not leave, and the line says so', async () => {
  const { reply } = await approved('stock-outs', [
    { item_id: item, quantity: 1 },
    { item_id: item, quantity: 6 },
  ])
  expect([outcome(reply), faults(reply)]).toEqual([
    '422 not_enough_stock',
    ['lines.0.quantity:not_enough_stock'],
  ])
  expect(await inStock()).toBe(6.5)
})

test('a cancelled document gives back what it moved, unless that has been used since', async () => {
  const receipt = await approved('stock-ins', [{ item_id: item, quantity: 3.5 }])
  const issue = await approved('stock-outs', [{ item_id: item, quantity: 9 }])
  const cancel = (path: string, id: string) => a(`POST ${path}/${id}/cancel`, { cancel_reason: 'Wrong' })
  expect(outcome(await cancel('stock-ins', receipt.id))).toBe('422 stock_used_since')
  expect(outcome(await cancel('stock-outs', issue.id))).toBe('200')
  expect(outcome(await cancel('stock-ins', receipt.id))).toBe('200')
  expect(await inStock()).toBe(6.5)
})

test('where makers do not approve, goods are approved by somebody else', async () => {
  const [adm, other] = [
    seeded.as('ADM'),
    await seeded.member('1', right('manage_warehouse', 'read', 'create', 'update', 'approve')),
  ]
  const rule = (maker_approves: boolean) => adm('PATCH buildings/1', { maker_approves })
  const asked = [
    ['stock-ins', [{ item_id: item, quantity: 2 }]],
    ['stock-counts', [{ item_id: item, counted: 5 }]],
    ['stock-outs', [{ item_id: item, quantity: 1 }]],
  ] as const
  expect(outcome(await rule(false))).toBe('200')
  for (const [path, lines] of asked) {
    const { id, reply } = await approved(path, lines)
    expect([path, outcome(reply)]).toEqual([path, '403 own_document'])
    expect([path, outcome(await other(`POST ${path}/${id}/approve`, {}))]).toEqual([path, '200'])
  }
  expect(await inStock()).toBe(4)
  expect(outcome(await rule(true))).toBe('200')
})

test('an approved count sets the stock and can’t be cancelled', async () => {
  const { id, reply } = await approved('stock-counts', [{ item_id: item, counted: 20 }])
  expect(outcome(reply)).toBe('200')
  expect(await inStock()).toBe(20)
  expect(outcome(await a(`POST stock-counts/${id}/cancel`, { cancel_reason: 'No' }))).toBe(
    '422 count_not_cancellable',
  )
})

test('20 issues approved in parallel never take more than the stock', async () => {
  const drafts = await Promise.all(
    Array.from({ length: 20 }, () => document('stock-outs', [{ item_id: item, quantity: 3 }])),
  )
  const replies = await Promise.all(
    drafts.map((draft) => a(`POST stock-outs/${recordOf(draft).id}/approve`, {})),
  )
  const outcomes = replies.map(outcome)
  expect(outcomes.filter((one) => one === '200')).toHaveLength(6)
  expect(outcomes.filter((one) => one === '422 not_enough_stock')).toHaveLength(14)
  expect(await inStock()).toBe(2)
})

test('a line can’t name an item of another building, and is pointed to', async () => {
  const reply = await document('stock-ins', [
    { item_id: item, quantity: 1 },
    { item_id: foreignItem, quantity: 1 },
  ])
  expect([outcome(reply), faults(reply)]).toEqual([
    '422 invalid_reference',
    ['lines.1.item_id:invalid_reference'],
  ])
})

test('a document that has moved stock is not deleted', async () => {
  expect(outcome(await a(`DELETE warehouses/${warehouse}`))).toBe('409 warehouse_has_movements')
  expect(outcome(await a(`DELETE warehouse-items/${item}`))).toBe('409 item_has_stock')
})

test('a child category needs its parent', async () => {
  const values = { building_id: '1', code: 'CAT-1', name: 'Pumps', type: 'child' }
  expect(faults(await a('POST service-equipment/categories', values))).toEqual(['parent_id:required'])
  const reply = await a('GET service-equipment/categories?building_id=1')
  expect(Array.isArray(reply.body.categories)).toBe(true)
  expect(Array.isArray((await a('GET service-equipment/contracts?building_id=1')).body.contracts)).toBe(true)
})

test.each([
  ['monthly', '2026-02-28', '2026-02-28'],
  ['half_year', '2026-07-30', '2026-07-31'],
])('a finished %s round makes the next one, also for those who may not plan', async (period, start, next) => {
  const checklist = await make('checklists', {
    code: `CL-${period}`,
    name: 'Lifts',
    points: [{ name: 'Doors' }],
  })
  const code = `R-${period.slice(0, 4)}`.toUpperCase()
  const id = await make('periodic-checklists', {
    code,
    checklist_id: checklist,
    period,
    start_date: '2026-01-30',
    due_date: '2026-01-31',
  })
  const technician = await seeded.member('1', right('manage_checklist', 'read', 'update'))
  const move = (name: string, body: object) => technician(`POST periodic-checklists/${id}/${name}`, body)
  expect(outcome(await move('start', {}))).toBe('200')
  const finished = await move('finish', { results: [{ name: 'Doors', result: 'good' }] })
  expect(outcome(finished)).toBe('200')
  const named = `${code}-${next.replaceAll('-', '')}`
  const [made] = rowsOf(await a(`GET periodic-checklists?building_id=1&code=${named}`))
  expect(made).toMatchObject({ start_date: start, due_date: next, status: 'new' })
})

test('a late daily round goes on from today and says what was missed; one may be cancelled alone, or the series', async () => {
  const checklist = await make('checklists', { code: 'CL-DAY', name: 'Gate', points: [{ name: 'Closed' }] })
  const late = addDays(officeToday(), -3)
  const plan = (code: string) =>
    make('periodic-checklists', {
      code,
      checklist_id: checklist,
      period: 'daily',
      start_date: late,
      due_date: late,
    })
  const move = async (id: string, name: string, body: object = {}) =>
    expect([name, outcome(await a(`POST periodic-checklists/${id}/${name}`, body))]).toEqual([name, '200'])
  const series = async (code: string) =>
    rowsOf(await a(`GET periodic-checklists?building_id=1&limit=all&sort=due_date&code[contains]=${code}`))
  const first = await plan('GATE-A')
  await move(first, 'start')
  await move(first, 'finish', { results: [{ point: 1, name: 'Closed', result: 'good' }] })
  const [, second] = await series('GATE-A')
  expect(second).toMatchObject({ start_date: officeToday(), due_date: officeToday(), missed: 2 })
  await move(String(second?.id), 'cancel', { cancels: 'this_one', cancel_reason: 'Holiday' })
  const [, , third] = await series('GATE-A')
  expect(third).toMatchObject({ due_date: addDays(officeToday(), 1), missed: null })
  await move(String(third?.id), 'cancel', { cancels: 'series', cancel_reason: 'Gate removed' })
  expect(await series('GATE-A')).toHaveLength(3)
})

test('records past their day become overdue by themselves, once, and the history says so', async () => {
  const checklist = await make('checklists', { code: 'CL-8', name: 'Pumps', points: [{ name: 'Leaks' }] })
  const round = (code: string, due: string) =>
    make('periodic-checklists', { code, checklist_id: checklist, start_date: '2030-01-01', due_date: due })
  const [late, today] = [await round('R-8', '2030-01-09'), await round('R-9', '2030-01-10')]
  const published: unknown[] = []
  const events = createEvents({ send: (message: unknown) => published.push(message) } as never)
  const tick = () => moveDue({ db: seeded.db, registry, events, today: '2030-01-10' })
  expect(await tick()).toBeGreaterThan(0)
  expect(await tick()).toBe(0)
  const status = async (id: string) => recordOf(await a(`GET periodic-checklists/${id}`)).status
  expect([await status(late), await status(today)]).toEqual(['overdue', 'new'])
  const history = rowsOf(await a(`GET periodic-checklists/${late}/history`))
  expect(history.map(({ action }) => action)).toContain('fall_due')
  expect(published.length).toBeGreaterThan(0)
})

describe('a round', () => {
  const points = [
    { name: 'Pressure', kind: 'number', unit: 'bar', min: 2, max: 6 },
    { name: 'Leaks' },
    { name: 'Remarks', kind: 'text', required: false },
  ]
  let made = 0
  const plan = async (items: readonly object[] = points) => {
    const code = `ROUND-${++made}`
    const checklist_id = await make('checklists', { code, name: code, points: items })
    const days = { start_date: '2026-12-01', due_date: '2026-12-31' }
    const id = await make('periodic-checklists', { code, checklist_id, period: 'once', ...days })
    return { id, checklist_id }
  }
  const move = (id: string, name: string, body: object = {}) =>
    a(`POST periodic-checklists/${id}/${name}`, body)
  const rowsNow = async (id: string) =>
    recordOf(await a(`GET periodic-checklists/${id}`)).results as Record<string, unknown>[]
  const told = (reply: Reply) => [outcome(reply), ...faults(reply)]

  test('begins with the items of its checklist, unjudged, as they are when it starts', async () => {
    const { id, checklist_id } = await plan()
    expect(await rowsNow(id)).toMatchObject([
      { point: 1, name: 'Pressure', unit: 'bar', min: 2, max: 6, required: true, result: null },
      { point: 2, name: 'Leaks', kind: 'yes_no', result: null },
      { point: 3, name: 'Remarks', required: false, result: null },
    ])
    const better = [...points, { name: 'Noise' }]
    expect(outcome(await a(`PATCH checklists/${checklist_id}`, { points: better }))).toBe('200')
    expect(outcome(await move(id, 'start'))).toBe('200')
    expect((await rowsNow(id)).map(({ name }) => name)).toEqual(['Pressure', 'Leaks', 'Remarks', 'Noise'])
  })

  test('ends when each item is judged: nothing required is skipped, no measure outside its limits is good', async () => {
    const { id } = await plan()
    await move(id, 'start')
    expect(told(await move(id, 'finish'))).toEqual([
      '422 required',
      'results.0.result:required',
      'results.1.result:required',
      'results.2.result:required',
    ])
    const end = (...found: readonly object[]) => move(id, 'finish', { results: found })
    const leaks = { name: 'Leaks', result: 'good' }
    const remarks = { name: 'Remarks', result: 'skipped' }
    const pressure = (more: object) => ({ name: 'Pressure', result: 'good', ...more })
    expect(told(await end(pressure({ value: '7' }), leaks, remarks))).toEqual([
      '422 outside_limits',
      'results.0.result:outside_limits',
    ])
    expect(faults(await end(pressure({}), leaks, remarks))).toEqual(['results.0.value:required'])
    expect(faults(await end(pressure({ result: 'skipped' }), leaks, remarks))).toEqual([
      'results.0.result:item_is_required',
    ])
    expect(faults(await end(pressure({ value: '5,5' }), leaks))).toEqual(['results:items_missing'])
    // What the items are is not for whoever goes round to say.
    const eased = pressure({ point: 1, value: '9', max: 10, required: false })
    expect(faults(await end(eased, leaks, remarks))).toEqual(['results.0.result:outside_limits'])
    expect(outcome(await end(pressure({ value: '5,5' }), leaks, remarks))).toBe('200')
    expect(await rowsNow(id)).toMatchObject([{ max: 6, value: '5,5' }, { result: 'good' }, { point: 3 }])
  })

  test('keeps its items when it is changed, and takes those of another checklist', async () => {
    const { id } = await plan()
    const smell = { name: 'A smell', result: 'attention' }
    const change = (values: object) => a(`PATCH periodic-checklists/${id}`, values)
    expect(outcome(await change({ results: [smell] }))).toBe('200')
    expect((await rowsNow(id)).map(({ name }) => name)).toEqual(['Pressure', 'Leaks', 'Remarks', 'A smell'])
    const { checklist_id } = await plan([{ name: 'Doors' }])
    expect(outcome(await change({ checklist_id }))).toBe('200')
    expect((await rowsNow(id)).map(({ name }) => name)).toEqual(['Doors', 'A smell'])
    await move(id, 'start')
    expect(outcome(await change({ checklist_id: (await plan()).checklist_id }))).toBe('409 record_frozen')
  })

  test('that was under way before there were items ends without them', async () => {
    const { id } = await plan()
    await move(id, 'start')
    await seeded.db.execute(`update periodic_checklist set results = '[]' where id = $1`, [id])
    expect(outcome(await move(id, 'finish', { results: [{ name: 'Any', result: 'good' }] }))).toBe('200')
  })
})
