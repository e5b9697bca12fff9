import { expect, test } from 'vitest'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { offer } from '#tests/matrix/typical-entity.ts'
import type { PageRights } from '../actions/actions.ts'
import { columnsOf, moveInto } from './board.ts'

const entity: AnyEntity = offer
const rights: PageRights = {
  create: true,
  update: true,
  delete: true,
  actions: [],
  accountId: '1',
  transitions: Object.entries(entity.lifecycle?.transitions ?? {}),
}
const record = (id: string, status: string): AnyRecord => ({ id, version: 1, status })

test('every state has a column in the declaration’s order, empty ones too', () => {
  const [first, second] = [record('1', 'refused'), record('2', 'draft')]
  expect(columnsOf(entity, [first, second])).toEqual([
    { state: 'draft', records: [second] },
    { state: 'accepted', records: [] },
    { state: 'refused', records: [first] },
  ])
})

test('a card goes where a transition leads from its state, and the reader may make it', () => {
  const into = (state: string, from = 'draft', may = rights) =>
    moveInto(entity, may, { record: record('1', from), state })?.name
  expect([into('accepted'), into('refused'), into('draft')]).toEqual(['accept', 'refuse', undefined])
  expect(into('accepted', 'refused')).toBeUndefined()
  expect(into('accepted', 'draft', { ...rights, transitions: [] })).toBeUndefined()
})
