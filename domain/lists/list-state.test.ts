import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operators } from '#core/kind.ts'
import {
  changeListState,
  decodeListState,
  emptyListState,
  encodeListState,
  type FilterItem,
  type ListState,
} from './list-state.ts'
import { relativeRanges } from './operand.ts'

const awkward = fc.constantFrom(
  'A&B',
  'a+b@x.com',
  'x#1',
  '100%',
  'a=b',
  '"',
  '\\',
  'Đức',
  'ភ្នំពេញ',
  '🏢',
  '\ud800',
  'null',
  '1',
  '[',
  '',
)
const scalar = fc.oneof(
  awkward,
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
  fc.boolean(),
  fc.constant(null),
)
const operand = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 60 }),
  fc.constantFrom(...relativeRanges).map((relative) => ({ relative })),
  fc.constant({ me: true as const }),
)
const leaf = fc.record({
  field: fc.string({ minLength: 1 }),
  operator: fc.constantFrom(...operators),
  value: operand,
})
const { item } = fc.letrec<{ item: FilterItem }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({ or: fc.array(tie('item'), { maxLength: 4 }) }),
    fc.record({ and: fc.array(tie('item'), { maxLength: 4 }) }),
  ),
}))
const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/)
const state: fc.Arbitrary<ListState> = fc.record(
  {
    page: fc.integer({ min: 1, max: 9999 }),
    pageSize: fc.integer({ min: 1, max: 500 }),
    keyword: fc.oneof(awkward, fc.string({ unit: 'grapheme' })).map((text) => text.toWellFormed()),
    sort: fc.array(fc.record({ field: name, desc: fc.boolean() }), { maxLength: 4 }),
    filters: fc.array(item, { maxLength: 30 }),
    trashed: fc.boolean(),
    look: name,
    day: name,
    span: name,
    saved: fc.constantFrom('none', '1', '12'),
    columns: fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
  },
  { requiredKeys: ['page', 'keyword', 'sort', 'filters', 'trashed'] },
)

describe('the address of a list', () => {
  it('brings any state back as it was', () => {
    fc.assert(
      fc.property(state, (before) => {
        const address = new URL(`https://lobby.test/apartments?${encodeListState(before)}`)
        expect(decodeListState(address.searchParams)).toEqual(before)
      }),
    )
  })

  it('keeps more than twenty ids, numbers, booleans and null apart', () => {
    const value = ['1', 1, true, null, ...Array.from({ length: 40 }, (_one, index) => `id-${index}`)]
    const before = { ...emptyListState, filters: [{ field: 'block_id', operator: 'in' as const, value }] }
    expect(decodeListState(encodeListState(before)).filters).toEqual(before.filters)
  })

  it('is empty for the empty state', () => {
    expect(encodeListState(emptyListState).toString()).toBe('')
  })

  it.each([['f=%7Bbroken'], ['f=["code","drop","x"]'], ['f=["code","eq",{"__proto__":1}]'], ['f=5&f=null']])(
    'leaves out what it can not read: %s',
    (address) => {
      expect(decodeListState(new URLSearchParams(address)).filters).toEqual([])
    },
  )

  it('reads no page below 1 and no size above 500', () => {
    expect(decodeListState(new URLSearchParams('page=-3&size=100000'))).toMatchObject({
      page: 1,
      pageSize: 500,
    })
  })

  it('goes to page 1 when the filters change, and stays when only the page does', () => {
    const third = { ...emptyListState, page: 3 }
    expect(changeListState(third, { keyword: 'a' }).page).toBe(1)
    expect(changeListState(third, { page: 4 }).page).toBe(4)
  })
})
