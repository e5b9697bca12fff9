import { expect, test } from 'vitest'
import { monthsLater, nextRound, nextVisit, type Recurrence } from './recurrence.ts'

const next = (
  period: Recurrence,
  due: string,
  { today = due, start = due, dueDay = undefined as number | undefined } = {},
) => nextRound({ period, start, due, dueDay }, today)

test('what comes once has no next', () => expect(next('once', '2026-01-31')).toBeUndefined())

test('a series of the month’s end stays there', () => {
  const dues: string[] = []
  let round = { start: '2026-01-31', due: '2026-01-31', dueDay: undefined as number | undefined }
  for (let at = 0; at < 4; at++) {
    const found = nextRound({ period: 'monthly', ...round }, round.due)
    if (found === undefined) throw new Error('it ended')
    round = found
    dues.push(found.due)
  }
  expect(dues).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
})

test.each([
  ['monthly', '2026-01-30', '2026-02-28'],
  ['monthly', '2026-02-28', '2026-03-28'],
  ['monthly', '2028-01-29', '2028-02-29'],
  ['quarterly', '2026-11-30', '2027-02-28'],
  ['half_year', '2026-08-31', '2027-02-28'],
  ['yearly', '2028-02-29', '2029-02-28'],
  ['weekly', '2026-12-28', '2027-01-04'],
  ['daily', '2026-12-31', '2027-01-01'],
] as const)('%s after %s comes %s', (period, due, expected) => {
  expect(next(period, due)).toMatchObject({ due: expected, missed: 0 })
})

test('quarters of the 30th', () => {
  const second = nextRound({ period: 'quarterly', start: '2026-11-30', due: '2026-11-30' }, '2026-11-30')
  const third = nextRound({ period: 'quarterly', ...second! }, '2027-02-28')
  const fourth = nextRound({ period: 'quarterly', ...third! }, '2027-05-30')
  expect([second?.due, third?.due, fourth?.due]).toEqual(['2027-02-28', '2027-05-30', '2027-08-30'])
})

test('a leap day comes back', () => {
  expect(next('yearly', '2031-02-28', { dueDay: 29 })).toMatchObject({ due: '2032-02-29' })
})

test.each([
  ['daily', '2026-11-10', '2026-11-15', '2026-11-15', 4],
  ['daily', '2026-11-10', '2026-11-11', '2026-11-11', 0],
  ['daily', '2026-11-10', '2026-11-10', '2026-11-11', 0],
  ['weekly', '2026-11-01', '2026-11-20', '2026-11-22', 2],
  ['monthly', '2026-08-31', '2026-11-15', '2026-09-30', 0],
] as const)('%s of %s, ended on %s, goes on at %s and counts %d', (period, due, today, expected, missed) => {
  expect(next(period, due, { today })).toMatchObject({ due: expected, missed })
})

test('a round that is begun before it is due is begun so next time', () => {
  expect(next('monthly', '2026-01-31', { start: '2026-01-01' })).toMatchObject({
    start: '2026-02-01',
    due: '2026-02-28',
  })
})

test('visits of the month’s end stay there', () => {
  const every = (months: number) => (due: string) => monthsLater(due, { months, day: 31 })
  expect(['2026-01-31', '2026-02-28', '2026-03-31'].map(every(1))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ])
  expect(['2027-08-31', '2028-02-29'].map(every(6))).toEqual(['2028-02-29', '2028-08-31'])
})

test.each([
  ['on its day', '2026-02-28', '2026-02-28', '2026-03-31'],
  ['before it', '2026-02-28', '2026-02-20', '2026-03-31'],
  ['late', '2026-02-28', '2026-03-10', '2026-03-31'],
  ['so late that others were left out', '2026-02-28', '2026-05-31', '2026-06-30'],
  ['as the last of the contract', '2026-12-31', '2026-12-31', undefined],
])('a visit that is made %s', (_when, due, made, expected) => {
  expect(nextVisit(due, { months: 1, day: 31, made, until: '2027-01-30' })).toBe(expected)
})
