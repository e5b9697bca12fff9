import { expect, test } from 'vitest'
import { dueOf, leftOf, share, within } from './share-payment.ts'

const lines = [
  { id: '1', open: '500', month: '2026-10', priority: 1 },
  { id: '2', open: '300', month: '2026-09', priority: 2 },
  { id: '3', open: '200', month: '2026-10', priority: 2 },
]

test.each<[string, string, Record<string, string>, Record<string, string>, string]>([
  ['the oldest month, then the building’s order', '600', {}, { 2: '300', 1: '300' }, '0'],
  ['what is too much is left over', '1100', {}, { 1: '500', 2: '300', 3: '200' }, '100'],
  [
    'a line by hand stays, the rest goes around it',
    '600',
    { 3: '200' },
    { 3: '200', 2: '300', 1: '100' },
    '0',
  ],
  ['a line that is left out gets nothing', '600', { 1: '0' }, { 1: '0', 2: '300', 3: '200' }, '100'],
  [
    'a line by hand of which another desk has taken a part',
    '600',
    { 3: '900' },
    { 3: '200', 2: '300', 1: '100' },
    '0',
  ],
  ['more by hand than there is', '100', { 1: '500' }, { 1: '500' }, '-400'],
])('%s', (_what, means, byHand, amounts, rest) => {
  expect(share(means, lines, byHand)).toMatchObject({ amounts, rest })
})

test('a line takes no more than it has open, and all of them are due', () => {
  expect(within(lines[0]!, '900')).toBe('500')
  expect(within(lines[0]!, undefined)).toBe('0')
  expect(dueOf(lines)).toBe('1000')
})

test('a line by hand takes what was set, and nothing is due below zero', () => {
  expect(dueOf(lines, { 1: '100', 2: '0' })).toBe('300')
  expect(dueOf(lines, { 1: '900', 2: '0' })).toBe('700')
  expect(leftOf('1000', ['300', undefined, '200'])).toBe('500')
  expect(leftOf('1000', ['800', '300'])).toBe('0')
})
