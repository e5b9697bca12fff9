import { expect, test } from 'vitest'
import { viewsOf } from '#core/derive/screens.ts'
import { defineEntity } from '#core/entity.ts'
import { select, text } from '#core/fields/index.ts'
import { emptyListState } from '#domain/lists/list-state.ts'
import { viewTabs } from './view-tabs.tsx'

const where = (equals: 'cat' | 'dog') => ({ field: 'kind' as const, equals })
const pet = defineEntity({
  name: 'pet',
  path: 'pets',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'name',
  views: {
    cats: { path: 'pets/cats', where: where('cat') },
    dogs: { path: 'pets/dogs', where: where('dog') },
    lost: { path: 'lost-dogs', where: where('dog'), trashed: true },
    kennel: { path: 'kennel', menu: { module: 'ql', group: 'people', icon: 'home' } },
  },
  fields: { name: text({ required: true }), kind: select({ options: ['cat', 'dog'] }) },
  list: { columns: ['name'] },
  form: [{ name: 'general', fields: ['name', 'kind'] }],
})
const view = (name: string) => viewsOf(pet).find((one) => one.name === name)
const leaf = (field: string) => ({ field, operator: 'eq' as const, value: 'x' })

test('the whole list and each living view that the menu leaves out', () => {
  const tabs = [{ to: '/pets' }, { name: 'cats', to: '/pets/cats' }, { name: 'dogs', to: '/pets/dogs' }]
  expect(viewTabs(pet, undefined, emptyListState)).toEqual(tabs)
  expect(viewTabs(pet, view('cats'), emptyListState)).toEqual(tabs)
})

test('in the trash, the trash’s', () => {
  const tabs = [{ to: '/pets?trashed=1' }, { name: 'lost', to: '/lost-dogs' }]
  expect(viewTabs(pet, view('lost'), { ...emptyListState, trashed: true })).toEqual(tabs)
  expect(viewTabs(pet, undefined, { ...emptyListState, trashed: true })).toEqual(tabs)
})

test('none on a list that the menu shows', () =>
  expect(viewTabs(pet, view('kennel'), emptyListState)).toEqual([]))

test('filters go along, but for what the tabs decide, and the page does not', () => {
  const state = { ...emptyListState, page: 3, filters: [leaf('name'), leaf('kind')] }
  expect(viewTabs(pet, undefined, state)[1]?.to).toBe(
    `/pets/cats?f=${encodeURIComponent('["name","eq","x"]')}`,
  )
})
