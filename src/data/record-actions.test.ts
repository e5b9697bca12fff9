import type { AnyRecord } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'
import { expect, test } from 'vitest'
import { setDataProvider } from './provider.ts'
import { actOnRecords, type RecordWork } from './record-actions.ts'

const recordsTo = (count: number): AnyRecord[] =>
  Array.from({ length: count }, (_one, at) => ({ id: String(at + 1), version: 1 }))
const done = (records: readonly AnyRecord[]) => ({ data: records.map(({ id }) => ({ id, ok: true })) })

/** The results of an action on this many apartments, given these replies. */
async function act(work: RecordWork, count: number, ...replies: unknown[]) {
  const { sent, provider } = recordedProvider(...replies)
  setDataProvider(provider)
  const progress: number[] = []
  const results = await actOnRecords(registry.apartment, work, {
    records: recordsTo(count),
    onProgress: (total) => progress.push(total),
  })
  return { sent, results, progress }
}

const move: RecordWork = {
  kind: 'transition',
  name: 'hand_over',
  values: { handover_date: '2026-12-24' },
}

test('a hundred records go by one request, the rest by the next, each with a key of its own', async () => {
  const all = recordsTo(130)
  const { sent, progress, results } = await act(move, 130, done(all.slice(0, 100)), done(all.slice(100)))
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'post /v1/manage/apartments/bulk/hand_over',
    'post /v1/manage/apartments/bulk/hand_over',
  ])
  expect(sent[0]?.body).toMatchObject({ handover_date: '2026-12-24', 'ids[0]': '1', 'ids[99]': '100' })
  expect(sent[1]?.body).toMatchObject({ 'ids[0]': '101', 'ids[29]': '130' })
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  expect(progress).toEqual([100, 130])
  expect(results.map(({ record }) => record)).toEqual(all)
  expect(results.filter(({ error }) => error !== undefined)).toEqual([])
})

test('a refused row has the error of a call for it alone', async () => {
  const refused = {
    id: '2', ok: false, status: 422, errorCode: 'code_exists', errorMessage: 'Taken', errors: { code: ['code_exists'] },
    requestId: 'r-1',
  } // prettier-ignore
  const { results } = await act({ kind: 'restore' }, 3, { data: [refused, { id: '1', ok: true }] })
  expect(results.map(({ error }) => error)).toEqual([
    undefined,
    expect.objectContaining({
      statusCode: 422,
      codes: ['code_exists'],
      errors: { code: ['code_exists'] },
      requestId: 'r-1',
    }),
    expect.objectContaining({ codes: ['server_error'] }),
  ])
})

test('deleting many is one request', async () => {
  const { sent, results } = await act({ kind: 'delete' }, 2, done(recordsTo(2)))
  expect(sent.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['delete', '/v1/manage/apartments', { ids: '1,2' }],
  ])
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined])
})

test('a request that fails as a whole fails for its own records alone', async () => {
  const { results } = await act(move, 101, done(recordsTo(100)))
  expect(results.filter(({ error }) => error !== undefined).map(({ record }) => record.id)).toEqual(['101'])
})
