import { expect, test } from 'vitest'
import { isPastedSheet, readPastedCells } from './pasted.ts'

test('rows and cells of a spreadsheet, with their last line end or without it', () => {
  expect(readPastedCells('A-01\t12\r\nA-02\t13\r\n')).toEqual([
    ['A-01', '12'],
    ['A-02', '13'],
  ])
  expect(readPastedCells('12\n\n13')).toEqual([['12'], [''], ['13']])
  expect(readPastedCells('a\t\tb')).toEqual([['a', '', 'b']])
})

test('a cell in quotes keeps its lines and quotes, one that only begins with a quote is plain', () => {
  expect(readPastedCells('"two\nlines"\t"so ""called"""\n5" pipe\tx')).toEqual([
    ['two\nlines', 'so "called"'],
    ['5" pipe', 'x'],
  ])
  expect(readPastedCells('"open\tx')).toEqual([['"open', 'x']])
})

test('the text of one cell is no sheet', () => {
  expect(['12', '12\n', ' 12 '].some(isPastedSheet)).toBe(false)
  expect(['1\t2', '1\n2'].every(isPastedSheet)).toBe(true)
})
