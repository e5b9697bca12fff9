import { describe, expect, it } from 'vitest'
import { emptyListState, type ListState } from './list-state.ts'
import { addressOfView, addressToSave, leavesOf, listSaved, viewNamed } from './saved-view.ts'

const overdue: ListState = {
  ...emptyListState,
  page: 3,
  pageSize: 50,
  keyword: 'A-03',
  sort: [{ field: 'due_on', desc: true }],
  filters: [
    { field: 'due_on', operator: 'between', value: { relative: 'past' } },
    {
      or: [
        { field: 'created_by', operator: 'eq', value: { me: true } },
        { field: 'block_id', operator: 'in', value: ['1', '2'] },
      ],
    },
  ],
  look: 'board',
  day: '2026-03-01',
  saved: '4',
  columns: ['code', 'amount'],
}

describe('a saved view', () => {
  it('keeps what moves as words, and neither page, day nor the view it began as', () => {
    const { page, pageSize, day, saved, ...kept } = overdue
    expect([page, pageSize, day, saved]).not.toContain(undefined)
    expect(listSaved(addressToSave(overdue))).toEqual({ ...kept, page: 1 })
  })

  it('is the same text for the same list', () => {
    const again = listSaved(addressToSave(overdue))
    expect(addressToSave({ ...again, page: 9, saved: '7' })).toBe(addressToSave(overdue))
    expect(addressToSave({ ...again, keyword: 'B' })).not.toBe(addressToSave(overdue))
  })

  it('is named by its address', () => {
    const opened = listSaved(addressOfView({ id: '12', address: addressToSave(overdue) }))
    expect(viewNamed(opened)).toBe('12')
    expect(opened.columns).toEqual(['code', 'amount'])
    expect([viewNamed({ saved: 'none' }), viewNamed({})]).toEqual([undefined, undefined])
  })

  it('finds the conditions in groups', () => {
    expect(leavesOf(overdue.filters).map(({ field }) => field)).toEqual(['due_on', 'created_by', 'block_id'])
  })
})
