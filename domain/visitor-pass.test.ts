import { expect, test } from 'vitest'
import { passLink, readPassCode, showPassCode, verdictOf, type Visit } from './visitor-pass.ts'

const visit: Visit = {
  status: 'approved',
  from_time: '2026-11-28T02:00:00Z',
  to_time: '2026-11-28T04:00:00Z',
  checked_in_at: null,
  checked_out_at: null,
}
const during = '2026-11-28T03:00:00Z'

test.each([
  ['welcome', {}, during],
  ['welcome', {}, '2026-11-28T01:30:00Z'],
  ['early', {}, '2026-11-28T01:29:59Z'],
  ['welcome', {}, '2026-11-28T04:00:00Z'],
  ['expired', {}, '2026-11-28T04:00:01Z'],
  ['waiting', { status: 'new' }, during],
  ['rejected', { status: 'rejected' }, during],
  ['inside', { checked_in_at: during }, '2026-11-28T09:00:00Z'],
  ['used', { checked_in_at: during, checked_out_at: during }, during],
] as const)('%s', (verdict, more, now) => {
  expect(verdictOf({ ...visit, ...more }, new Date(now))).toBe(verdict)
})

test.each([
  ['K7QD3M9X2HTB'],
  ['k7qd-3m9x-2htb'],
  [' K7QD 3M9X 2HTB\n'],
  ['https://office.example/visitor-pass#K7QD-3M9X-2HTB'],
])('%j is read as the code', (typed) => {
  expect(readPassCode(typed)).toBe('K7QD3M9X2HTB')
})

test('letters that look like digits are those digits; anything else is no code', () => {
  expect(readPassCode('OIL0-1111-2222')).toBe('011011112222')
  for (const wrong of ['', 'KT-0012', 'K7QD3M9X2HT', 'K7QD3M9X2HTBB', 'K7QD3M9X2HTU', 'Ж7QD3M9X2HTB'])
    expect(readPassCode(wrong)).toBeUndefined()
})

test('the code is shown in fours, and its link keeps it from the server', () => {
  expect(showPassCode('K7QD3M9X2HTB')).toBe('K7QD-3M9X-2HTB')
  expect(new URL(passLink('https://office.example', 'K7QD3M9X2HTB')).search).toBe('')
})
