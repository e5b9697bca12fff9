import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'
import { writeMeta } from './write-meta.ts'

test('bodies are forms: booleans 1 and 0, null as empty text, undeclared and undefined values left out', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '1' } }, { data: { id: '1' } })
  const variables = {
    code: 'A-1',
    separate_fee: true,
    name: null,
    floor: 0,
    statuses: ['for_rent'],
    area: '50.5',
    pe_code: undefined,
    residents_count: 4,
    invented: 'x',
  }
  await provider.create({ resource: 'apartment', variables })
  await provider.create({ resource: 'apartment', variables: { separate_fee: false, statuses: [] } })
  expect(sent[0]).toMatchObject({ method: 'post', path: '/v1/manage/apartments' })
  expect(sent.map((one) => one.body)).toEqual([
    {
      building_id: '7',
      code: 'A-1',
      separate_fee: '1',
      name: '',
      floor: '0',
      'statuses[0]': 'for_rent',
      area: '50.5',
    },
    { building_id: '7', separate_fee: '0', statuses: '' },
  ])
})

test('a file goes as itself', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '1' } })
  const image = new File(['png'], 'id.png', { type: 'image/png' })
  const name = Object.entries(registry.resident.fields).find(([, field]) => field.kind === 'image')?.[0] ?? ''
  await provider.update({ resource: 'resident', id: '1', variables: { [name]: image } })
  expect(sent[0]?.body?.[name]).toBeInstanceOf(File)
})

test('a change sends only what changed, with the version where one is given', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '1' } }, { data: { id: '1' } })
  await provider.update({ resource: 'apartment', id: '1', variables: { name: 'B', version: 4 } })
  await provider.update({ resource: 'apartment', id: '1', variables: { name: 'B' } })
  expect(sent.map((one) => [one.method, one.path, one.body])).toEqual([
    ['patch', '/v1/manage/apartments/1', { name: 'B', version: '4' }],
    ['patch', '/v1/manage/apartments/1', { name: 'B' }],
  ])
})

test('several records: created by one request, changed by one each, deleted by one', async () => {
  const { provider, sent } = recordedProvider(
    { data: [] },
    { data: { id: '1' } },
    { data: { id: '2' } },
    { data: [] },
  )
  await provider.createMany({ resource: 'block', variables: [{ code: 'A' }, { code: 'B' }] })
  const { data } = await provider.updateMany({ resource: 'block', ids: ['1', '2'], variables: { name: 'x' } })
  await provider.deleteMany({ resource: 'block', ids: ['1', '2'] })
  expect(data).toEqual([{ id: '1' }, { id: '2' }])
  expect(sent[0]?.body).toMatchObject({
    'items[0][code]': 'A',
    'items[1][code]': 'B',
    'items[1][building_id]': '7',
  })
  expect(sent.at(-1)).toMatchObject({ method: 'delete', path: '/v1/manage/blocks', query: { ids: '1,2' } })
})

test('a write carries its idempotency key, and what the user has confirmed', async () => {
  const { provider, sent } = recordedProvider(
    { data: {} },
    { data: {} },
    { data: [] },
    { data: {} },
    { data: [] },
  )
  const resource = 'block'
  const meta = writeMeta({ idempotencyKey: 'k-1', confirmed: 'confirm_change' })
  await provider.create({ resource, variables: { code: 'A' }, meta })
  await provider.update({ resource, id: '1', variables: { code: 'B' }, meta })
  await provider.createMany({ resource, variables: [], meta })
  await provider.deleteOne({ resource, id: '1', meta })
  await provider.deleteMany({ resource, ids: ['1', '2'], meta })
  expect(sent.map((one) => one.headers['idempotency-key'])).toEqual([
    'k-1',
    undefined,
    'k-1',
    undefined,
    'k-1',
  ])
  expect([sent[0]?.body, sent[1]?.body]).toEqual([
    { building_id: '7', code: 'A', confirm_change: '1' },
    { code: 'B', confirm_change: '1' },
  ])
  expect(sent[3]?.query).toEqual({ confirm_change: '1' })
})

test('a new account says in which building it is made', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '4' } })
  await provider.create({ resource: 'account', variables: { name: 'Hoa', email: 'hoa@lobby.test' } })
  expect(sent[0]?.body).toMatchObject({ building_id: '7', name: 'Hoa' })
})
