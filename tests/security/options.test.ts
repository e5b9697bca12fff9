import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { writtenReference } from '#core/derive/writing.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Whoever may create or change a record may choose what it refers to, by code and name alone.
let seeded: SeededServer
type Asker = ReturnType<SeededServer['as']>
let guard: Asker
let apartment: Record<string, unknown>

const everything = ['read', 'create', 'update', 'delete', 'approve'] as const
const hours = { from_time: '2026-10-01T08:00:00Z', to_time: '2026-10-01T10:00:00Z' }
const options = (query: string) => `GET options?building_id=1&entity=visitor&field=apartment_id&${query}`

beforeAll(async () => {
  seeded = await openSeededServer()
  guard = await seeded.member(
    '1',
    right('manage_visitor', ...everything),
    right('manage_parking', ...everything),
  )
  apartment = rowsOf(await seeded.as('A')('GET apartments?building_id=1&limit=1'), 'apartments')[0]!
})
afterAll(() => seeded.close())

test('a guard with every right on visitors and vehicles adds a visitor, and still may not list apartments', async () => {
  const [offered] = rowsOf(await guard(options(`keyword=${String(apartment.code)}`)))
  expect(offered?.id).toBe(apartment.id)
  const made = await guard('POST visitors', {
    building_id: '1',
    name: 'Khách',
    apartment_id: offered?.id,
    ...hours,
  })
  expect(outcome(made)).toBe('201')
  for (const list of ['apartments', `apartments/${String(apartment.id)}`, 'residents', 'apartments/export'])
    expect(outcome(await guard(`GET ${list}?building_id=1`))).toMatch(/^403/)
  const [shown] = rowsOf(await guard(`GET visitors?building_id=1&id=${recordOf(made).id}&with=apartment`))
  expect(shown?.apartment).toEqual({ id: apartment.id, code: apartment.code })
})

test('an option is an id, a code and a name', async () => {
  const [one] = rowsOf(await guard(options(`ids=${String(apartment.id)}`)))
  expect(Object.keys(one ?? {}).toSorted()).toEqual(['code', 'id', 'name'])
  const [host] = rowsOf(await guard(options('').replace('apartment_id', 'host_id')))
  expect(Object.keys(host ?? {}).toSorted()).toEqual(['code', 'full_name', 'id'])
})

test('nothing but code and name is searched, and no filter is taken', async () => {
  const [resident] = rowsOf(await seeded.as('A')('GET residents?building_id=1&limit=1&phone_number[nnull]=1'))
  const hosts = options('').replace('apartment_id', 'host_id')
  const phone = String(resident?.phone_number).replace('+84', '')
  expect(phone).toMatch(/^\d{9,}$/)
  expect(rowsOf(await guard(`${hosts}&keyword=${phone}`))).toEqual([])
  const all = rowsOf(await guard(hosts)).length
  expect(all).toBeGreaterThan(0)
  expect(rowsOf(await guard(`${hosts}&phone_number=${phone}&sort=phone_number`)).length).toBe(all)
  expect(outcome(await guard(`${hosts}&matching=phone_number:1`))).toBe('422 unknown_field')
})

test('other buildings and other fields stay shut', async () => {
  expect(outcome(await guard('GET options?building_id=2&entity=visitor&field=apartment_id'))).toBe(
    '403 forbidden',
  )
  const [foreign] = rowsOf(await seeded.as('B2')('GET apartments?building_id=2&limit=1'), 'apartments')
  expect(rowsOf(await guard(options(`ids=${String(foreign?.id)}`)))).toEqual([])
  expect(
    outcome(
      await guard('POST visitors', {
        building_id: '1',
        name: 'Khách',
        apartment_id: foreign?.id,
        ...hours,
      }),
    ),
  ).toBe('422 invalid_reference')
  for (const [entity, field, refusal] of [
    ['contract', 'template_id', '403 forbidden'],
    ['receipt', 'apartment_id', '403 forbidden'],
    ['visitor', 'name', '404 record_not_found'],
    ['visitor', 'constructor', '404 record_not_found'],
    ['nothing', 'apartment_id', '404 record_not_found'],
    ['vehicle', 'logs', '404 record_not_found'],
  ])
    expect([
      entity,
      field,
      outcome(await guard(`GET options?building_id=1&entity=${entity}&field=${field}`)),
    ]).toEqual([entity, field, refusal])
  const reader = await seeded.member('1', right('manage_visitor', 'read'))
  expect(outcome(await reader(options('')))).toBe('403 forbidden')
  const resident = seeded.as('R')
  expect(outcome(await resident(options('')))).toBe('404 record_not_found')
})

test('every field that users write and that names records answers those who may write it, with its name alone', async () => {
  const paths = Object.values(registry as Record<string, AnyEntity>)
    .filter(({ scope }) => scope === 'building')
    .flatMap((entity) =>
      Object.values(relationsOf(entity))
        .filter(({ field }) => writtenReference(entity, field) !== undefined)
        .map(({ field }) => `entity=${entity.name}&field=${field}`),
    )
  expect(paths.length).toBeGreaterThan(80)
  const wrong: string[] = []
  for (const path of paths) {
    const reply = await seeded.as('A')(`GET options?building_id=1&${path}`)
    const most = (rowsOf(reply) ?? []).map((row) => Object.keys(row).length)
    if (reply.status !== 200 || most.some((count) => count > 4)) wrong.push(`${path}: ${outcome(reply)}`)
  }
  expect(wrong).toEqual([])
})

test('answers to forms are none of a guard’s who notes visitors', async () => {
  expect(outcome(await guard('GET registration-statistics?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await guard('POST registration-statistics', { building_id: '1', name: 'x' }))).toBe(
    '403 forbidden',
  )
  const office = await seeded.member(
    '1',
    right('manage_visitor', 'read', 'create'),
    right('manage_form', 'read'),
  )
  expect(outcome(await office('GET registration-statistics?building_id=1'))).toBe('200')
  const forms = await seeded.member('1', right('manage_form', ...everything))
  expect(outcome(await forms('GET registration-statistics?building_id=1'))).toBe('403 forbidden')
})
