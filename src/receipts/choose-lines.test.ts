import { expect, test } from 'vitest'
import { fixedAmounts, isChosen, setLine, toggleAll, toggleLine, type Choice } from './choose-lines.ts'
import { share } from './share-payment.ts'

const lines = [
  { id: '1', open: '500', month: '2026-10', priority: 1 },
  { id: '2', open: '300', month: '2026-09', priority: 2 },
  { id: '3', open: '200', month: '2026-10', priority: 2 },
]
const untouched: Choice = { byHand: {} }
const pay = (means: string, choice: Choice) => share(means, lines, fixedAmounts(choice, lines))

test('a note larger than the ticked lines pays no other', () => {
  const ticked = toggleLine(toggleLine(untouched, {}, '2'), {}, '3')
  expect(pay('600', ticked)).toMatchObject({ amounts: { 1: '0', 2: '300', 3: '200' }, rest: '100' })
})

test('the first tick keeps what the order has paid', () => {
  const { amounts } = pay('800', untouched)
  const more = toggleLine(untouched, amounts, '3')
  expect(pay('900', more).amounts).toEqual({ 1: '500', 2: '300', 3: '100' })
})

test('an unticked line gives its money to no line that was not ticked', () => {
  const less = toggleLine(untouched, pay('300', untouched).amounts, '2')
  expect(pay('300', less)).toMatchObject({ settled: '0', rest: '300' })
})

test('ticking a line again takes its whole open amount, not the one that was typed', () => {
  const typed = setLine(untouched, {}, '1', '50')
  const again = toggleLine(toggleLine(typed, {}, '1'), {}, '1')
  expect(pay('900', again).amounts).toEqual({ 1: '500', 2: '0', 3: '0' })
})

test('a typed amount ticks its line, and zero unticks it', () => {
  const typed = setLine(untouched, {}, '3', '50')
  expect(pay('900', typed)).toMatchObject({ amounts: { 1: '0', 2: '0', 3: '50' } })
  expect(isChosen(typed, {}, '3')).toBe(true)
  expect(isChosen(setLine(typed, {}, '3', '0'), {}, '3')).toBe(false)
})

test('all are ticked at once, and none after that', () => {
  const ids = lines.map(({ id }) => id)
  const all = toggleAll(untouched, { 1: '500' }, ids)
  expect(ids.every((id) => isChosen(all, {}, id))).toBe(true)
  expect(toggleAll(all, {}, ids).chosen).toEqual(new Set())
})
