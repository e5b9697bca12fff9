import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'

/*
 * The building of a page is that of its record (docs/decisions/own-building.md). Here for all entities: what such a page
 * lists and counts is asked of that building, and what is made from it is made there. The provider works in building 7.
 */
const entities = Object.values(registry) as readonly AnyEntity[]
const inBuildings = entities.filter(({ scope }) => scope === 'building')

test('each entity that a building holds is listed, counted and made in the building that one works in', async () => {
  expect(inBuildings.length).toBeGreaterThan(50)
  const said = async ({ name, replyKey = 'data' }: AnyEntity) => {
    const none = { [replyKey]: [], total: 4 }
    const { provider, sent } = recordedProvider(none, { data: { id: '1' } }, { data: [] })
    const { total } = await provider.getList({ resource: name, pagination: { currentPage: 1, pageSize: 1 } })
    await provider.create({ resource: name, variables: {} })
    await provider.createMany({ resource: name, variables: [{}] })
    const made = Object.entries(sent[2]?.body ?? {}).filter(([part]) => part.includes('building_id'))
    return [
      name,
      total,
      sent[0]?.query['building_id'],
      sent[1]?.body?.['building_id'],
      made.map(([, id]) => id),
    ]
  }
  const found = await Promise.all(inBuildings.map(said))
  expect(found).toEqual(inBuildings.map(({ name }) => [name, 4, '7', '7', ['7']]))
})

test('a change names no building: the record stays where it is', async () => {
  for (const { name } of inBuildings) {
    const { provider, sent } = recordedProvider({ data: { id: '1' } })
    await provider.update({ resource: name, id: '1', variables: {} })
    expect([name, sent[0]?.body?.['building_id']]).toEqual([name, undefined])
  }
})

test('what the organisation holds is asked of no building', async () => {
  for (const { name, replyKey = 'data' } of entities.filter(({ scope }) => scope === 'organisation')) {
    const { provider, sent } = recordedProvider({ [replyKey]: [], total: 0 })
    await provider.getList({ resource: name })
    expect([name, sent[0]?.query['building_id']]).toEqual([name, undefined])
  }
})
