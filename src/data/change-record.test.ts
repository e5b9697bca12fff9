import { expect, test } from 'vitest'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'
import { changeRecords } from './change-record.ts'
import { setDataProvider } from './provider.ts'

const rowsTo = (count: number) =>
  Array.from({ length: count }, (_one, at) => ({ id: String(at + 1), values: { name: 'Sen', version: 3 } }))
const done = (count: number, from = 1) => ({
  data: Array.from({ length: count }, (_one, at) => ({
    id: String(at + from),
    ok: true,
    record: { id: String(at + from), version: 4 },
  })),
})

test('a hundred rows go by one request as JSON, and each is told', async () => {
  const { sent, provider } = recordedProvider(done(100), {
    data: [
      { id: '101', ok: true, record: { id: '101', version: 4 } },
      { id: '102', ok: false, status: 422, errorCode: 'too_long', errors: { name: ['too_long'] } },
    ],
  })
  setDataProvider(provider)
  const progress: number[] = []
  const results = await changeRecords({
    resource: 'apartment',
    rows: rowsTo(102),
    onProgress: (total) => progress.push(total),
  })
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'patch /v1/manage/apartments',
    'patch /v1/manage/apartments',
  ])
  expect(sent[1]?.body).toEqual({
    items: [
      { id: '101', name: 'Sen', version: '3' },
      { id: '102', name: 'Sen', version: '3' },
    ],
  })
  expect(progress).toEqual([100, 102])
  expect(results[100]).toEqual({ record: { id: '101', version: 4 } })
  expect(results[101]).toMatchObject({ error: { statusCode: 422, errors: { name: ['too_long'] } } })
})

test('a request that fails as a whole is the failure of its rows, and one row goes by the call of its form', async () => {
  const { sent, provider } = recordedProvider({ data: { id: '1', version: 4 } })
  setDataProvider(provider)
  expect(await changeRecords({ resource: 'apartment', rows: rowsTo(1) })).toEqual([
    { record: { id: '1', version: 4 } },
  ])
  expect(sent[0]).toMatchObject({ method: 'patch', path: '/v1/manage/apartments/1' })
  setDataProvider({ ...provider, changeMany: () => Promise.reject(new Error('gone')) })
  expect(await changeRecords({ resource: 'apartment', rows: rowsTo(2) })).toEqual([
    { error: new Error('gone') },
    { error: new Error('gone') },
  ])
})
