import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { countValues, readJsonBodies } from './json-body.ts'
import { limits } from './limits.ts'

const lists = (count: number, length: number) =>
  Array.from({ length: count }, () => Array.from({ length }, () => 1))

/** The code that a body is refused with; undefined if it is read as it was written. */
async function codeOf(value: unknown) {
  const app = Fastify()
  readJsonBodies(app)
  app.post('/', (request) => request.body)
  app.setErrorHandler((error, _request, reply) =>
    reply.send({ refused: error instanceof ApiError ? error.code : String(error) }),
  )
  const payload = JSON.stringify(value)
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  })
  return reply.body === payload ? undefined : reply.json<{ refused: string }>().refused
}

test('a body of very many values is refused, whatever the length of each of its lists', async () => {
  expect(await codeOf({ lines: lists(10, 900) })).toBe(undefined)
  expect(await codeOf({ lines: lists(490, 990) })).toBe('too_many_items')
  const names = Object.fromEntries(Array.from({ length: 190 }, (_, at) => [`k${at}`, 1]))
  expect(await codeOf({ lines: Array.from({ length: 450 }, () => names) })).toBe('too_many_items')
})

test('the longest list that a call takes has room, each line with twelve fields', async () => {
  const line = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field_${at}`, 'x']))
  expect(await codeOf({ lines: Array.from({ length: limits.arrayLength }, () => line) })).toBe(undefined)
})

test('signs in a text are no values, nor does a quoted quote end it', async () => {
  expect(countValues(JSON.stringify({ a: ',[{'.repeat(50), b: `"${',"'.repeat(50)}\\`, c: [1, 'x'] }))).toBe(
    5,
  )
  expect(await codeOf({ content: 'a, b, [c], {d}, "e" \\ '.repeat(20_000) })).toBe(undefined)
})
