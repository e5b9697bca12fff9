import { afterEach, expect, test } from 'vitest'
import { allFields } from '#core/derive/fields.ts'
import { createHttp } from '#data-provider/http.ts'
import { createRestProvider } from '#data-provider/simple-rest.ts'
import { createV1Provider } from '#data-provider/v1.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { entityOf } from '#resources'
import {
  keepsHistory,
  keepsTrash,
  offersField,
  offersFilter,
  offersSort,
  offersView,
} from './capabilities.ts'
import { setDataProvider } from './provider.ts'

const http = createHttp({ signature: () => ({}), language: () => 'vi' })
const building = () => '1'
const useRest = () => setDataProvider(createRestProvider({ url: '/rest', http, entityOf, building }))
const useV1 = () => setDataProvider(createV1Provider({ http, entityOf, building }))
afterEach(useV1)

const entities: readonly AnyEntity[] = Object.values(registry)
const { apartment, water_meter: meter, resident } = registry
const fieldOf = (entity: AnyEntity, name: string) => allFields(entity)[name] ?? { kind: 'none' }

test('our own server answers whatever a declaration asks for', () => {
  useV1()
  for (const entity of entities) {
    for (const view of Object.values(entity.views ?? {})) expect(offersView(entity, view)).toBe(true)
    for (const field of Object.values(allFields(entity))) expect(offersField(field)).toBe(true)
  }
  expect(keepsTrash(apartment) && keepsHistory(apartment)).toBe(true)
  expect(offersSort(fieldOf(apartment, 'block_id'))).toBe(true)
  expect(offersFilter(apartment, { or: [] })).toBe(true)
})

test('plain REST deletes for good, keeps no history, and has neither files nor computed values', () => {
  useRest()
  expect(keepsTrash(apartment) || keepsHistory(apartment)).toBe(false)
  const kinds = entities.flatMap((entity) =>
    Object.values(allFields(entity)).filter((one) => !offersField(one)),
  )
  expect([...new Set(kinds.map(({ kind }) => kind))].toSorted()).toEqual([
    'computed',
    'file',
    'files',
    'image',
    'images',
  ])
})

test('plain REST selects by what json-server compares', () => {
  useRest()
  const by = (field: string, operator: 'between' | 'in' | 'null' | 'contains') =>
    offersFilter(apartment, { field, operator, value: null })
  expect([by('floor', 'between'), by('block_id', 'in'), by('name', 'contains')]).toEqual([true, true, true])
  expect([by('floor', 'in'), by('block_id', 'null'), by('statuses', 'in')]).toEqual([false, false, false])
  expect(offersFilter(apartment, { or: [] })).toBe(false)
  expect(offersSort(fieldOf(apartment, 'block_id'))).toBe(false)
  expect(offersSort(fieldOf(resident, 'name'))).toBe(true)
})

test('a list of records that plain REST cannot select is not offered', () => {
  useRest()
  expect(offersView(meter, meter.views?.register ?? {})).toBe(false)
  expect(offersView(apartment, { trashed: true })).toBe(false)
  expect(offersView(apartment, { where: { field: 'handover_status', equals: 'handover' } })).toBe(true)
})
