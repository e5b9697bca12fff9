import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

test('the parts of JavaScript’s own dates are refused', () => {
  const texts = ['date.getMonth()', 'new Date().getUTCDay()', 'Date.UTC(2026, 0)', 'date.setDate(1)']
  expect(problemsIn('calendar/one', texts)).toEqual(texts.map(() => 1))
})

test('instants, and the calendar of the project, are not', () => {
  const texts = ['date.getTime()', 'new Date().toISOString()', 'addDays(day, 1)', 'dayjs.utc(day)']
  expect(problemsIn('calendar/one', texts)).toEqual(texts.map(() => 0))
})
