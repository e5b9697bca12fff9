import { expect, test } from 'vitest'
import { defineEntity } from '#core/entity.ts'
import { text } from '#core/fields/index.ts'
import { listAddress } from './list-address.ts'
import { decodeListState } from './list-state.ts'

const entity = defineEntity({
  name: 'pet',
  path: 'pets',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'name',
  views: { lost: { path: 'lost-pets', where: { field: 'name', equals: 'Mèo' } } },
  fields: { name: text({ required: true }), owner: text() },
  list: { columns: ['name'], sort: 'name' },
  form: [{ name: 'general', fields: ['name', 'owner'] }],
})

test.each([
  ['lost', '/lost-pets'],
  [undefined, '/pets'],
])('the list “%s” is addressed with its filters', (view, path) => {
  const filters = [{ field: 'owner', operator: 'eq', value: 'A & B' }] as const
  const [at, search] = listAddress({ entity, view, filters }).split('?')
  expect(at).toBe(path)
  expect(decodeListState(new URLSearchParams(search)).filters).toEqual(filters)
})

test('a list without filters has a bare address', () => {
  expect(listAddress({ entity, filters: [] })).toBe('/pets')
})
