import { describe, expect, it } from 'vitest'
import { nextSort } from './sort-clicks.ts'

const by = (field: string, desc = false) => ({ field, desc })

describe('a click on a header', () => {
  it('sorts up, then down, then not at all', () => {
    expect(nextSort([], 'code', false)).toEqual([by('code')])
    expect(nextSort([by('code')], 'code', false)).toEqual([by('code', true)])
    expect(nextSort([by('code', true)], 'code', false)).toEqual([])
  })

  it('takes the place of other columns', () => {
    expect(nextSort([by('code'), by('area')], 'floor', false)).toEqual([by('floor')])
  })

  it('joins them with Shift, and turns or leaves where it stands', () => {
    expect(nextSort([by('code')], 'area', true)).toEqual([by('code'), by('area')])
    expect(nextSort([by('code'), by('area')], 'code', true)).toEqual([by('code', true), by('area')])
    expect(nextSort([by('code', true), by('area')], 'code', true)).toEqual([by('area')])
  })
})
