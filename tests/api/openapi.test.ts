import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypescript from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionText } from '#domain/calls/call.ts'
import { calls } from '#domain/calls/index.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isErrorCode } from '#domain/errors/catalogue.ts'
import { registry } from '#entities/index.ts'
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
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
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
  for (const call of calls) expect(told).toContain(`${call.method} ${call.path}`)
  const ids = new Set(calls.map(({ id }) => id))
  expect(ids.size).toBe(calls.length)
})

test('a call that concerns an entity asks for the right that the entity declares', () => {
  const entities: Readonly<Record<string, AnyEntity | undefined>> = registry
  const wrong = calls.filter((call) => {
    const entity = entities[call.tag]
    if (entity === undefined || typeof call.permission === 'string') return false
    return !permissionText(call).startsWith(`${entity.permission}.`)
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a client that is made from the description has typed data', async () => {
  // Beside the sources, so that the compiler finds what the client imports.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.client-'))
  try {
    await writeFile(join(folder, 'api.d.ts'), await openapiTypescript(JSON.parse(JSON.stringify(document))))
    await writeFile(join(folder, 'client.ts'), client)
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
    ]
    const run = promisify(execFile)(process.execPath, [tsc, ...options, join(folder, 'client.ts')])
    const { stdout } = await run.catch((failed: { stdout: string }) => failed)
    expect(stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
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

/** A `ts-expect-error` line fails to compile if `data` is not typed. */
const client = `
import type { operations, components } from './api'
type Reply<Id extends keyof operations, Status extends number = 200> =
  operations[Id] extends { responses: Record<Status, { content: { 'application/json': infer R } }> } ? R : never

declare const till: Reply<'readTill'>
const cash: string = till.data.cash
const received: string | undefined = till.data.methods[0]?.received
// @ts-expect-error cash is text
const wrong: number = till.data.cash

declare const apartments: Reply<'listApartment'>
const code: string | null | undefined = apartments.apartments[0]?.code
const total: number = apartments.total
// @ts-expect-error no such field
apartments.apartments[0]?.nothing

declare const block: Reply<'readBlock'>
const version: number = block.data.version
const created: components['schemas']['BlockCreate'] = { code: 'A', name: 'A' }
// @ts-expect-error the code of a block is required
const empty: components['schemas']['BlockCreate'] = { name: 'A' }
export { cash, received, wrong, code, total, version, created, empty }
`
