import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionText } from '#domain/calls/call.ts'
import { calls } from '#domain/calls/index.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isErrorCode } from '#domain/errors/catalogue.ts'
import { registry } from '#entities/index.ts'
import { residentCalls } from '#entities/resident-calls.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: object; readonly 'x-error-codes'?: readonly string[] }>
  >
}

let seeded: SeededServer
let document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}
let operations: readonly { readonly name: string; readonly told: Operation }[]
beforeAll(async () => {
  seeded = await openSeededServer()
  document = await (await seeded.raw('/v1/openapi.json')).json()
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, told]) => ({ name: `${method.toUpperCase()} ${path}`, told })),
  )
})
afterAll(() => seeded.close())

/** Neither declared calls nor calls on records: their replies are described elsewhere. */
const plain = ['GET /v1/openapi.json', 'GET /v1/ws']

test('a public validator finds the description valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
})

test('every operation has an id of its own', () => {
  const ids = operations.map(({ told }) => told.operationId)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.filter((id) => !/^[a-z]\w*$/i.test(id))).toEqual([])
})

test('every operation names its reply and its refusals, with codes that have a sentence', () => {
  const silent = operations.filter(
    ({ name, told }) =>
      !plain.includes(name) &&
      !Object.entries(told.responses).some(
        ([status, { content }]) => status.startsWith('2') && content !== undefined,
      ),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  const codes = operations.flatMap(({ told }) =>
    Object.values(told.responses).flatMap((response) => response['x-error-codes'] ?? []),
  )
  expect(codes.length).toBeGreaterThan(1000)
  expect([...new Set(codes)].filter((code) => !isErrorCode(code))).toEqual([])
})

test('every list names its parameters, and a filter for each field', () => {
  for (const entity of Object.values(registry) as readonly AnyEntity[]) {
    const told = document.paths[`/v1/manage/${entity.path}`]?.get
    const names = told?.parameters.map(({ name }) => name) ?? []
    expect([entity.name, names]).toEqual([
      entity.name,
      expect.arrayContaining(['page', 'limit', 'sort', 'keyword', 'columns', 'map', 'id']),
    ])
  }
})

test('every declared call is served at its address, and nothing else but records is', () => {
  const told = new Set(operations.map(({ name }) => name))
  const all = [...calls, ...residentCalls]
  for (const call of all) expect(told).toContain(`${call.method} ${call.path}`)
  const ids = new Set(all.map(({ id }) => id))
  expect(ids.size).toBe(all.length)
})

test('a call that concerns an entity asks for the right that the entity declares', () => {
  const entities: Readonly<Record<string, AnyEntity | undefined>> = registry
  const wrong = calls.filter((call) => {
    const entity = entities[call.tag]
    if (entity === undefined || typeof call.permission === 'string') return false
    // It may ask for a further right beside it.
    return !permissionText(call)
      .split(/[|,]/u)
      .some((right) => right.startsWith(`${entity.permission}.`))
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no call has two parameters of one name and place', () => {
  const doubled = operations.flatMap(({ name, told }) => {
    const places = (told.parameters as readonly { in: string; name: string }[]).map(
      (one) => `${one.in} ${one.name}`,
    )
    return new Set(places).size === places.length ? [] : [name]
  })
  expect(doubled).toEqual([])
})

/** What stands in a document below a name, with the way to it. */
function* below(node: unknown, way = ''): Generator<{ readonly way: string; readonly node: object }> {
  if (typeof node !== 'object' || node === null) return
  yield { way, node }
  for (const [name, one] of Object.entries(node)) yield* below(one, `${way}/${name}`)
}

// The errors of Redocly's recommended rules, which the validator above does not look for.
test('whoever makes a client of it meets no gap: every reference, path, parameter, property and day is told', () => {
  const all = [...below(document)]
  const named = new Set(
    Object.entries(document.components).flatMap(([part, all]) =>
      Object.keys(all).map((name) => `#/components/${part}/${name}`),
    ),
  )
  const lost = all.flatMap(({ way, node }) => {
    const ref = '$ref' in node && typeof node.$ref === 'string' ? node.$ref : undefined
    return ref === undefined || named.has(ref) ? [] : [way]
  })
  expect(lost).toEqual([])
  const undeclared = operations.filter(({ name, told }) => {
    const wanted = [...name.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
    const given = told.parameters.filter((one) => one.in === 'path').map((one) => one.name)
    return wanted.toSorted().join() !== given.toSorted().join()
  })
  expect(undeclared.map(({ name }) => name)).toEqual([])
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
  expect(
    operations.filter(({ told }) => !Object.keys(told.responses).some((code) => code.startsWith('4'))),
  ).toEqual([])
  const typed = ['type', '$ref', 'anyOf', 'allOf', 'oneOf', 'const', 'enum']
  const silent = all.flatMap(({ way, node }) =>
    'properties' in node && typeof node.properties === 'object' && !way.endsWith('/properties')
      ? Object.entries(node.properties ?? {}).flatMap(([name, one]: [string, object]) =>
          typed.some((key) => key in one) ? [] : [`${way}/${name}`],
        )
      : [],
  )
  // What a log, a setting or a preference holds is any value.
  expect(silent.filter((way) => !/HistoryLine|preferences|settings/.test(way))).toEqual([])
  const days = all.filter(({ way }) => /\/properties\/(date|\w+_(date|at))$/.test(way))
  expect(days.length).toBeGreaterThan(300)
  const bare = days.filter(
    ({ way, node }) => way.includes('/schemas/') && !JSON.stringify(node).includes('"format"'),
  )
  expect(bare.map(({ way }) => way)).toEqual([])
  const empty = all.filter(({ node }) =>
    ['anyOf', 'oneOf', 'allOf'].some((key) =>
      ((node as Readonly<Record<string, object[]>>)[key] ?? []).some((one) => Object.keys(one).length === 0),
    ),
  )
  expect(empty.map(({ way }) => way)).toEqual([])
})

test('a file is sent in a form, and everything else as JSON or in one', () => {
  const content = (name: string) =>
    Object.keys(operations.find((one) => one.name === name)?.told.requestBody?.content ?? {})
  expect(content('POST /v1/manage/storage/media')).toEqual(['multipart/form-data'])
  expect(content('POST /v1/manage/imports/resident')).toEqual(['multipart/form-data'])
  expect(content('POST /v1/manage/bank-statements/read')).toEqual(['multipart/form-data'])
  expect(content('POST /v1/auth/login')).toEqual(['application/json', 'multipart/form-data'])
  expect(document.components.securitySchemes.client).toMatchObject({ name: 'client-id', 'x-default': '3' })
})
