import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, outcome, type World } from './world.ts'

// Every call of specification §7 whose entity exists, at its path, with its parameters and its reply key.
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface Expected {
  readonly call: string
  readonly status?: number
  /** Keys that the reply must have; the first holds what was asked for. */
  readonly keys: readonly string[]
  /** Of the first row, or of the record. */
  readonly holds?: readonly string[]
}

const calls: readonly Expected[] = [
  {
    call: 'GET /v1/current-user?check_token=1&building_id=1',
    keys: ['user'],
    holds: ['id', 'type', 'buildings', 'building'],
  },
  {
    call: 'GET /v1/manage/org-members?limit=all&building_id=1&is_include_org_admin=1&columns=id,name',
    keys: ['users', 'total'],
    holds: ['id', 'name'],
  },
  {
    call: 'GET /v1/manage/apartments?building_id=1&sort=short_id',
    keys: ['apartments', 'total'],
    holds: ['id', 'short_id', 'code', 'block_id'],
  },
  {
    call: 'GET /v1/manage/blocks?building_id=1',
    keys: ['blocks', 'total'],
    holds: ['id', 'short_id', 'code', 'name'],
  },
  {
    call: 'GET /v1/manage/relationships?building_id=1&with=language_contents',
    keys: ['relationships', 'total'],
    holds: ['id', 'code', 'name', 'status', 'language_contents'],
  },
  {
    call: 'GET /v1/manage/setting/settings/detail?code=loai_can_ho&building_id=1',
    keys: ['setting'],
    holds: ['content'],
  },
  {
    call: 'GET /v1/manage/setting/settings/detail?code=ky_phi&building_id=1',
    keys: ['setting'],
    holds: ['content'],
  },
  { call: 'GET /v1/manage/notifications/web', keys: ['data', 'total', 'total_unread'] },
  { call: 'POST /v1/manage/notifications/web/mark-all-as-read', keys: [] },
  {
    call: 'GET /v1/manage/apartment-types?building_id=1&limit=all&columns=id,code&with=apartments&withCount=apartments&map=code',
    keys: ['data', 'total'],
  },
]

test.each(calls)('$call', async ({ call: request, keys, holds, status = 200 }) => {
  const { call } = await import('../security/house.ts')
  const reply = await call(world.house, request, { token: world.tokens.A })
  expect(outcome(reply)).toBe(String(status))
  for (const key of keys) expect(reply.body).toHaveProperty(key)
  const [first = ''] = keys
  const value = reply.body[first]
  const record = Array.isArray(value) ? value[0] : value
  for (const name of holds ?? []) expect(record).toHaveProperty(name)
})

test('apartments come by short_id ascending, as their declaration says, without being asked', async () => {
  const { body } = await world.as('A')('GET apartments?building_id=1&limit=all&columns=short_id')
  const ids = (body.apartments as { short_id: number }[]).map((row) => row.short_id)
  expect(ids).toEqual(ids.toSorted((left, right) => left - right))
})

test('apartment types come with their colours', async () => {
  const { body } = await world.as('A')('GET setting/settings/detail?code=loai_can_ho&building_id=1')
  const { content } = body.setting as { content: Record<string, unknown>[] }
  expect(content.length).toBeGreaterThan(0)
  expect(content[0]).toEqual({
    id: expect.any(String),
    code: expect.any(String),
    name: expect.any(String),
    color: expect.stringMatching(/^#/),
  })
})

test('settings of a building that one may not enter are not there', async () => {
  expect(outcome(await world.as('A')('GET setting/settings/detail?code=loai_can_ho&building_id=2'))).toBe(
    '404 record_not_found',
  )
  expect(outcome(await world.as('A')('GET setting/settings/detail?building_id=1'))).toBe('422 invalid_code')
})
