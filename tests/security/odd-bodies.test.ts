import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/server/test-server.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { crowding } from '#tests/support/server/crowding.ts'

// Every call that takes a body × bodies of the wrong kinds: each is refused with known error codes, and none breaks a
// call.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, unknown>>
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** Values that no field accepts, or only few. */
const odd: readonly unknown[] = [{}, [{}], [[1]], ['1', {}], true, 1e21, '\u202e', { a: { b: 1 } }]
/** Calls that would end the session of the test. */
const ending = /^\/v1\/auth\/(logout|sessions|second-factor)/

/** Every call with a body, and the names in its body. */
function callsOf({ paths, components }: Description) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    ['post', 'put', 'patch'].flatMap((method) => {
      const operation = operations[method]
      if (operation === undefined || ending.test(path)) return []
      const [body] = Object.values(operation.requestBody?.content ?? {})
      const schema = body?.schema
      const named =
        schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? '']
      const names = Object.keys(named?.properties ?? {})
      return [
        { call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`, names: ['ids', ...names] },
      ]
    }),
  )
}

test('no body of the wrong kind breaks a call', async () => {
  const described = await seeded.server.app.inject({ url: '/v1/openapi.json' })
  const calls = callsOf(described.json<Description>())
  const broken: string[] = []
  let asked = 0
  for (const { call: request, names } of calls)
    for (const value of odd) {
      const json = { building_id: '1', version: 1, ...Object.fromEntries(names.map((name) => [name, value])) }
      const reply = await call(seeded.server, request, { token: seeded.tokens.A, json })
      asked += 1
      const codes = [reply.body.errorCode, ...Object.values(reply.body.errors ?? {}).flat()]
      const strange = codes.filter((code) => code !== undefined && !/^[a-z][a-z0-9_,]*$/.test(String(code)))
      if (reply.status >= 500 || strange.length > 0)
        broken.push(`${request} ${JSON.stringify(value)}: ${reply.status} ${strange.join()}`)
    }
  expect(broken).toEqual([])
  expect(asked).toBeGreaterThan(2_000)
})

test('no text of marks alone keeps the server from others, whatever its field', async () => {
  // Sorting these marks takes time that is the square of their number.
  const marks = `a${'\u0301'.repeat(40_000)}${'\u0316'.repeat(40_000)}`
  const tries: readonly (readonly [string, object])[] = [
    ['apartments', { name: marks, note: marks }],
    ['news', { title: marks, content: marks }],
    ['services', { translations: [{ language_code: 'en', name: marks, description: marks }] }],
  ]
  const begin = performance.now()
  for (const [path, json] of tries)
    expect(
      (await call(seeded.server, `POST /v1/manage/${path}`, { token: seeded.tokens.A, json })).status,
    ).toBe(422)
  expect(performance.now() - begin).toBeLessThan(3_000 * crowding())
  const few = { building_id: '1', title: `a${'\u0301\u0316'.repeat(20)}` }
  const reply = await call(seeded.server, 'POST /v1/manage/news', { token: seeded.tokens.A, json: few })
  expect(reply.body.errors).toMatchObject({ title: ['invalid_text'] })
})

test('no text of tags alone keeps the server from others', async () => {
  const made = (content: string) =>
    call(seeded.server, 'POST /v1/manage/news', {
      token: seeded.tokens.A,
      json: { building_id: '1', items: Array.from({ length: 5 }, (_, at) => ({ title: `N${at}`, content })) },
    })
  expect((await made('<b>'.repeat(66_000))).body.errorCode).toBe('too_long')
  const table = `<table>${'<tr><td>1</td><td>2</td></tr>'.repeat(900)}</table>`
  expect((await made(table)).status).toBe(201)
})
