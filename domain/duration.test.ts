import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [0, '0 phút'],
  [59.9, '59 phút'],
  [60, '1 giờ'],
  [90, '1 giờ 30 phút'],
  [1440, '1 ngày'],
  [1441, '1 ngày 1 phút'],
  [525_599, '364 ngày 23 giờ 59 phút'],
  [525_600, '1 năm'],
  [525_600 + 1440 + 61, '1 năm 1 ngày 1 giờ 1 phút'],
  [-5, '0 phút'],
])('%d minutes are %s', (minutes, said) => expect(formatDuration(minutes, 'vi')).toBe(said))

test('each language says it its own way, as far as is asked', () => {
  expect(formatDuration(1501, 'en')).toBe('1 day 1 hour 1 minute')
  expect(formatDuration(3000, 'en', 2)).toBe('2 days 2 hours')
  expect(formatDuration(1501, 'en', 1)).toBe('1 day')
  expect(formatDuration(1501, 'km')).toBe('1 ថ្ងៃ 1 ម៉ោង 1 នាទី')
})
