import { expect, it } from 'vitest'
import { fitColumns, type FitColumn } from './fit-columns.ts'

const column = (name: string, own: Partial<FitColumn> = {}): FitColumn => ({
  name,
  content: 100,
  heading: 60,
  isWhole: true,
  isName: false,
  ...own,
})
const widths = (columns: readonly FitColumn[], room: number) => Object.fromEntries(fitColumns(columns, room))

it('gives the title what is left over, or the longest text where the title is a code', () => {
  const code = column('code', { isName: true })
  const name = column('name', { isWhole: false, content: 200 })
  const title = column('title', { isWhole: false, content: 200, isName: true })
  const block = column('block', { isWhole: false, content: 90 })
  expect(widths([code, block, name], 900)).toEqual({ code: 100, block: 90, name: 710 })
  expect(widths([name, title], 900)).toEqual({ name: 200, title: 700 })
})

it('shares what is left over where every column is a figure or a code', () => {
  expect(widths([column('code', { isName: true }), column('sum')], 301)).toEqual({ code: 150, sum: 151 })
})

it('shortens texts when room is missing, and never a date, a sum or a heading', () => {
  const text = column('text', { isWhole: false, content: 300, heading: 180 })
  const note = column('note', { isWhole: false, content: 300 })
  expect(widths([column('day'), text, note], 560)).toEqual({ day: 100, text: 240, note: 220 })
  expect(widths([column('day'), text, note], 100)).toEqual({ day: 100, text: 180, note: 140 })
})

it('keeps a width that the user has chosen', () => {
  const chosen = column('note', { isWhole: false, content: 900, chosen: 70 })
  expect(widths([chosen, column('day')], 500)).toEqual({ note: 70, day: 430 })
})
