import { describe, expect, it } from 'vitest'
import { lines, manyToMany, money, number, text } from '#core/fields/index.ts'
import {
  changedNames,
  changesOf,
  cleanValues,
  conflictsOf,
  formValues,
  isSame,
  mergeVersions,
} from './form-changes.ts'

const fields = {
  code: text({ required: true, uppercase: true }),
  name: text(),
  area: number(),
  price: money(),
  groups: manyToMany('permission_group'),
  rows: lines({ fields: { what: text(), price: money() } }),
}

describe('what a form sends', () => {
  it('reads typed text as the kind does', () => {
    expect(
      cleanValues(fields, { code: ' a-1 ', name: '', price: '12.50', rows: [{ what: ' x ', price: '' }] }),
    ).toEqual({
      code: 'A-1',
      name: null,
      price: '12.5',
      rows: [{ what: 'x', price: null }],
    })
  })

  it('sends only what changed, and null for what was emptied', () => {
    const before = {
      code: 'A',
      name: 'Old',
      area: 10,
      price: '5',
      groups: ['1', '2'],
      rows: [{ what: 'x', price: null }],
    }
    const after = { ...before, name: null, price: '6', groups: ['1', '2'], rows: [{ what: 'x' }] }
    expect(changesOf(fields, before, after)).toEqual({ name: null, price: '6' })
  })

  it('takes nothing, empty text and an empty list as the same', () => {
    expect(isSame(null, '')).toBe(true)
    expect(isSame(undefined, [])).toBe(true)
    expect(isSame(0, null)).toBe(false)
    expect(isSame(false, null)).toBe(false)
    expect(isSame('1', 1)).toBe(false)
    expect(isSame(['1', '2'], ['2', '1'])).toBe(false)
  })

  it('sees another file of the same size as a change', () => {
    expect(isSame(new Blob(['a']), new Blob(['a']))).toBe(false)
  })

  it('turns related records back into ids', () => {
    expect(formValues(fields, { groups: [{ id: '4', name: 'x' }], other: 1 })).toEqual({ groups: ['4'] })
  })
})

describe('two people change one record', () => {
  const base = { code: 'A', name: 'n', area: 1, price: '1' }
  const mine = { ...base, name: 'mine', area: 2, price: '9' }
  const theirs = { ...base, name: 'theirs', code: 'B', price: '9' }
  const versions = { fields, base, mine, theirs }

  it('asks only about fields that both changed to different values', () => {
    expect(conflictsOf(versions)).toEqual([{ field: 'name', base: 'n', mine: 'mine', theirs: 'theirs' }])
  })

  it('keeps my changes and takes theirs elsewhere', () => {
    expect(mergeVersions(versions, new Set())).toEqual({ code: 'B', name: 'mine', area: 2, price: '9' })
  })

  it('takes theirs where I say so, and then sends only what is still mine', () => {
    const merged = mergeVersions(versions, new Set(['name']))
    expect(merged).toMatchObject({ name: 'theirs', area: 2 })
    expect(changedNames(fields, theirs, merged)).toEqual(['area'])
  })
})
