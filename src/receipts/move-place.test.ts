import { expect, test } from 'vitest'
import { keyMove, movePlace } from './move-place.ts'

const paper = { width: 210, height: 148 }
const place = { value: 'payer', x: 55, y: 48, width: 145, size: 11 }

test.each([
  ['ArrowLeft', false, { x: -1, y: 0 }],
  ['ArrowDown', true, { x: 0, y: 5 }],
  ['Enter', false, undefined],
])('%s with Shift %s', (key, shiftKey, by) => {
  expect(keyMove({ key, shiftKey })).toEqual(by)
})

test.each([
  ['by tenths', { x: 0.26, y: -0.44 }, { x: 55.3, y: 47.6 }],
  ['to the right edge, and no further', { x: 30, y: 0 }, { x: 65, y: 48 }],
  ['to the top, and no further', { x: 0, y: -90 }, { x: 55, y: 0 }],
  ['so far down that its line is still on the paper', { x: 0, y: 500 }, { x: 55, y: 144.1 }],
])('it moves %s', (_what, by, to) => {
  expect(movePlace(place, by, paper)).toEqual({ ...place, ...to })
})
