import { once } from 'node:events'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionCodeNames } from '#domain/permission.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { readableFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, right, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { plantMarkers, type Planted } from '#tests/support/server/markers.ts'
import { plantRows } from '#tests/support/server/plant-rows.ts'

// Every guarded field of every entity × every GET call that the API describes × callers who may not see it: no marker
// comes out. Calls and fields are read from the product, so new ones are covered automatically.
let seeded: SeededServer
let planted: Planted[]
let paths: string[]
/** Calls that are no GET, by method and path. */
let changing: [method: string, path: string][]
interface Asker {
  readonly name: string
  readonly get: (path: string) => Promise<string>
  /** Markers that must not reach them. */
  readonly hidden: readonly Planted[]
}
let askers: Asker[]
let holder: Asker
/** The token of a caller who reads everything and changes nothing. */
let reader: string

beforeAll(async () => {
  seeded = await openSeededServer()
  await plantRows(seeded.db)
  planted = await plantMarkers(seeded.db)
  const described = (await seeded.server.app.inject({ url: '/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>
  }>()
  paths = Object.keys(described.paths).filter(
    (path) => path.startsWith('/v1/manage/') && 'get' in described.paths[path]!,
  )
  changing = Object.entries(described.paths).flatMap(([path, calls]) =>
    Object.keys(calls).flatMap((method): [string, string][] => (method === 'get' ? [] : [[method, path]])),
  )
  const readAll = permissionCodeNames.map((code) => right(code, 'read'))
  const all = permissionCodeNames.map((code) => right(code, 'read', 'create', 'update', 'delete', 'approve'))
  const member = async (name: string, building: string, rights: Parameters<SeededServer['member']>[1][]) => {
    const { token } = await seeded.member(building, ...rights)
    const held = new Set(
      rights.flatMap((one) =>
        Object.entries(one).flatMap(([flag, on]) => (on === true ? [`${one.code}.${flag}`] : [])),
      ),
    )
    reader ??= token
    return {
      name,
      get: getter(token),
      hidden: planted.filter(({ code, flag }) => building !== '1' || !held.has(`${code}.${flag}`)),
    }
  }
  const makers = permissionCodeNames.map((code) => right(code, 'read', 'create'))
  askers = [
    await member('who reads everything', '1', readAll),
    await member('who reads and makes everything', '1', makers),
    await member('who reads the log alone', '1', [right('manage_log', 'read')]),
    await member('who holds everything in another building', '2', all),
    await member('who holds nothing', '1', []),
  ]
  holder = await member('who holds everything here', '1', all)
})
afterAll(() => seeded.close())

const getter = (token: string) => async (path: string) => {
  const reply = await fetch(seeded.server.address + path, {
    headers: { 'client-id': '3', authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return `${reply.status} ${await reply.text()}`
}

const entities: readonly AnyEntity[] = Object.values(registry)
const entityAt = (path: string) =>
  entities
    .filter(({ path: own }) => path === `/v1/manage/${own}` || path.startsWith(`/v1/manage/${own}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

/** Relations of relations that lead to something planted: `residency.resident`. */
const secondLevel = (entity: AnyEntity) =>
  Object.values(relationsOf(entity)).flatMap(({ name, target }) => {
    const next = registry[target as keyof typeof registry] as AnyEntity | undefined
    return next === undefined
      ? []
      : Object.values(relationsOf(next)).flatMap((one) =>
          planted.some((it) => it.entity === one.target) ? [`${name}.${one.name}`] : [],
        )
  })

const chunksOf = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/**
 * The addresses that one described call stands for: with the planted records, and every option that can be requested.
 */
function addressesOf(path: string): string[] {
  const entity = entityAt(path)
  const ids = planted.filter((one) => one.entity === entity?.name).map(({ recordId }) => recordId)
  const filled = path.includes('{')
    ? [...new Set(ids.length > 0 ? ids : ['1'])].map((id) => path.replaceAll(/\{\w+\}/g, id))
    : [path]
  const variants = ['building_id=1&month=2026-10&from=2000-01-01&to=2100-01-01']
  if (entity !== undefined && (path.endsWith(entity.path) || path.endsWith('{id}'))) {
    const columns = Object.keys(readableFields(entity)).join()
    const relations = Object.keys(relationsOf(entity)).join()
    variants.push(
      `building_id=1&columns=${columns}`,
      ...(relations === '' ? [] : [`building_id=1&with=${relations}`]),
    )
    for (const some of chunksOf(secondLevel(entity), 15)) variants.push(`building_id=1&with=${some.join()}`)
    if (path.endsWith(entity.path) && entity.trash !== false)
      variants.push('building_id=1&limit=500&trashed=with')
  }
  // A hundred years are too many for its days.
  if (path.includes('/statistics')) variants.push('building_id=1&format=csv')
  if (path.endsWith('/export'))
    variants.splice(
      0,
      1,
      'building_id=1&format=csv&from=2000-01-01&to=2100-01-01',
      ...(entity === undefined
        ? []
        : [`building_id=1&format=csv&columns=${Object.keys(readableFields(entity)).join()}`]),
    )
  return filled.flatMap((address) => variants.map((query) => `${address}?${query}`))
}

test('every marker can be seen by who holds the right, so that this test can fail', async () => {
  const unseen = new Map(planted.map((one) => [one.marker, one]))
  for (const { entity, recordId } of planted) {
    const path = registry[entity as keyof typeof registry].path
    const reply = await holder.get(`/v1/manage/${path}/${recordId}`)
    for (const marker of unseen.keys()) if (reply.includes(marker)) unseen.delete(marker)
  }
  expect([...unseen.values()].map(({ entity, field }) => `${entity}.${field}`)).toEqual([])
})

test('no call gives a guarded value to who may not see it', async () => {
  const leaks: string[] = []
  let requests = 0
  for (const address of paths.flatMap(addressesOf))
    for (const asker of askers) {
      const reply = await asker.get(address)
      requests += 1
      for (const { entity, field, marker } of asker.hidden)
        if (reply.includes(marker)) leaks.push(`${entity}.${field} to ${asker.name} by ${address}`)
      if (reply.startsWith('5') && !reply.startsWith('503')) leaks.push(`${address}: ${reply.slice(0, 120)}`)
    }
  expect(leaks).toEqual([])
  expect(requests).toBeGreaterThan(paths.length * askers.length)
})

describe('no call tells whether a guess at a guarded value is right', () => {
  const totalOf = (reply: string) => /"total":(\d+)/.exec(reply)?.[1] ?? reply.slice(0, 3)
  const countOf = (reply: string) => `${totalOf(reply)} ${reply.split('"id":').length}`

  test('by keyword, filter or order of its own list', async () => {
    const told: string[] = []
    for (const asker of askers.slice(0, 2))
      for (const { entity, field, marker } of asker.hidden) {
        const base = `/v1/manage/${registry[entity as keyof typeof registry].path}?building_id=1`
        const wrong = marker.replaceAll(/\d/g, '3')
        for (const query of [
          `keyword=${marker}`,
          `${field}=${marker}`,
          `${field}[contains]=${marker}`,
          `or[0][${field}][eq]=${marker}`,
        ]) {
          const [hit, miss] = [
            await asker.get(`${base}&${query}`),
            await asker.get(`${base}&${query.replace(marker, wrong)}`),
          ]
          if (countOf(hit) !== countOf(miss)) told.push(`${entity}.${field} by ${query}`)
        }
        for (const order of [field, `-${field}`])
          if ((await asker.get(`${base}&sort=${order}`)).startsWith('200'))
            told.push(`${entity}.${field} by order`)
      }
    expect(told).toEqual([])
  })

  test('by the searches over several kinds of records', async () => {
    const told: string[] = []
    for (const asker of askers)
      for (const { entity, field, marker } of asker.hidden)
        for (const path of ['search', 'debts/payers', 'logs']) {
          const reply = await asker.get(`/v1/manage/${path}?building_id=1&keyword=${marker}`)
          if (reply.includes('"id":')) told.push(`${entity}.${field} by ${path} to ${asker.name}`)
        }
    expect(told).toEqual([])
  })
})

/** Every call that changes a record, in an order in which a deleted record comes back. */
function changesOf(path: string): [method: string, path: string][] {
  const steps = changing.flatMap(([method, described]): [string, string][] =>
    described.startsWith(`/v1/manage/${path}/{id}`) ? [[method, described]] : [],
  )
  const rank = ([method, described]: [string, string]) =>
    method === 'delete' ? 1 : described.endsWith('/restore') ? 2 : 0
  return steps.toSorted((a, b) => rank(a) - rank(b))
}

test('no reply to a change, and no live event of it, gives a guarded value to who may not see it', async () => {
  const rights = permissionCodeNames.map((code) => right(code, 'read', 'create', 'delete', 'approve'))
  const { token } = await seeded.member('1', ...rights)
  const hidden = planted.filter(({ flag }) => flag === 'update')
  expect(hidden.length).toBeGreaterThan(20)
  const heard: string[] = []
  const socket = new WebSocket(
    `${seeded.server.address.replace('http', 'ws')}/v1/ws?type=manage&token=${reader}`,
  )
  await once(socket, 'open')
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const leaks: string[] = []
  const changed = new Set<string>()
  const records = new Map(planted.map((one) => [`${one.entity} ${one.recordId}`, one]))
  for (const { entity, recordId } of records.values())
    for (const [method, path] of changesOf(registry[entity as keyof typeof registry].path)) {
      const reply = await seeded.raw(path.replaceAll(/\{\w+\}/g, recordId), {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      })
      const text = await reply.text()
      if (reply.ok) changed.add(entity)
      for (const { field, marker } of hidden)
        if (text.includes(marker)) leaks.push(`${entity}.${field} by ${method} ${path}`)
    }
  // Most records can be deleted and restored by such a caller, and the reader hears of each.
  expect(changed.size).toBeGreaterThan(new Set(hidden.map(({ entity }) => entity)).size / 2)
  const resourcesHeard = () =>
    [...changed].filter((entity) => heard.some((one) => one.includes(`"${entity}"`)))
  await expect.poll(resourcesHeard).toEqual([...changed])
  socket.close()
  for (const { entity, field, marker } of planted)
    if (heard.some((message) => message.includes(marker))) leaks.push(`${entity}.${field} by an event`)
  expect(leaks).toEqual([])
})
