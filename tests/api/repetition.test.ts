import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const block = (code: string) => ({ building_id: '1', code, name: 'Repeated' })
const key = (text: string) => ({ headers: { 'idempotency-key': text } })
const countOf = async (code: string) => (await a(`GET blocks?building_id=1&code=${code}`)).body.total

test('fifty parallel calls with the same key and body make one record and get equal replies', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => a('POST blocks', block('IDEM1'), key('k-1'))),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => JSON.stringify(recordOf(reply)))).size).toBe(1)
  expect(await countOf('IDEM1')).toBe(1)
})

test('the same key with another body, or on another call, is refused', async () => {
  await a('POST blocks', block('IDEM2'), key('k-2'))
  expect(outcome(await a('POST blocks', block('IDEM2B'), key('k-2')))).toBe('422 idempotency_key_reused')
  expect(outcome(await a('POST residents', block('IDEM2'), key('k-2')))).toBe('422 idempotency_key_reused')
  expect(await countOf('IDEM2B')).toBe(0)
})

test('another user’s key is their own', async () => {
  expect(outcome(await seeded.as('ADM')('POST blocks', block('IDEM3'), key('k-1')))).toBe('201')
})

test('a refused call keeps nothing: put right, it goes through', async () => {
  expect(outcome(await a('POST blocks', { ...block('IDEM4'), name: '' }, key('k-4')))).toBe('422 required')
  expect(outcome(await a('POST blocks', block('IDEM4'), key('k-4')))).toBe('201')
})

test('a key that is no key is refused', async () => {
  expect((await a('POST blocks', block('IDEM5'), key('x'.repeat(256)))).status).toBe(422)
})

test('without a key each call counts', async () => {
  expect(outcome(await a('POST blocks', block('IDEM6')))).toBe('201')
  expect(outcome(await a('POST blocks', block('IDEM6')))).toBe('422 code_exists')
})
