import { expect, test } from 'vitest'
import { emptyListState } from '#domain/lists/list-state.ts'
import { conversation } from '#entities/communication/conversation.ts'
import type { OwnLook } from '../views.ts'
import { lookFor, looksOf, nameOf, type AnyLook } from './looks.ts'

const round: OwnLook = { name: 'round', label: 'console.metering.round', icon: null, Body: () => null }
const looks: readonly AnyLook[] = [round, { kind: 'table' }]
const shown = (state: object) => nameOf(lookFor(looks, { ...emptyListState, ...state }))

test('the first look is shown, another by its name, and an unknown name is none', () => {
  expect(shown({})).toBe('round')
  expect(shown({ look: 'table' })).toBe('table')
  expect(shown({ look: 'nonsense' })).toBe('round')
})

test('an address that filters, searches or asks for the trash shows records, whatever comes first', () => {
  const filters = [{ field: 'month', operator: 'eq', value: '2026-10' }]
  expect([shown({ filters }), shown({ keyword: 'A-01' }), shown({ trashed: true })]).toEqual([
    'table',
    'table',
    'table',
  ])
  expect(shown({ filters, look: 'round' })).toBe('round')
})

test('a look of the list’s own records heeds filters and search, and stands at further lists', () => {
  const desk: OwnLook = { ...round, name: 'desk', ofList: true }
  const filters = [{ field: 'status', operator: 'eq' as const, value: 'processed' }]
  expect(nameOf(lookFor([desk, { kind: 'table' }], { ...emptyListState, filters }))).toBe('desk')
  const view = { name: 'overdue', path: 'overdue' }
  const offered = looksOf({
    entity: conversation,
    view,
    views: { looks: [round, desk] },
    tools: { can: () => true },
  })
  expect(offered.map(nameOf)).toEqual(['desk', 'table', 'figures'])
})

test('the trash is a table, whatever comes first', () => {
  const calendar: AnyLook = { kind: 'calendar', start: 'from_time' }
  const state = { ...emptyListState, trashed: true }
  expect(nameOf(lookFor([calendar, { kind: 'table' }], state))).toBe('table')
  expect(nameOf(lookFor([calendar, { kind: 'table' }], emptyListState))).toBe('calendar')
})
