import { expect, test } from 'vitest'
import { isMeant, pickHits, restAfter, type Hit } from './hit.ts'

test.each([
  ['Thêm căn hộ', 'them can ho', true],
  ['Thêm căn hộ', 'căn hộ', true],
  ['Thêm căn hộ', 'ho them', true],
  ['Thêm căn hộ', 'an ho', false],
  ['Đồng hồ điện', 'dien', true],
  ['Giao diện tối', 'toi', true],
  ['Giao diện tối', 'tối sáng', false],
])('%s is meant by %s: %s', (label, typed, expected) => {
  expect(isMeant(label, typed)).toBe(expected)
})

test('what follows an action is what it is about', () => {
  expect(restAfter('Thu tiền', 'thu tien A-0107')).toBe('a-0107')
  expect(restAfter('Thu tiền', 'Thu tiền nguyễn văn')).toBe('nguyen van')
  expect(restAfter('Thu tiền', 'thu tien')).toBeUndefined()
  expect(restAfter('Thu tiền', 'thu phi A-0107')).toBeUndefined()
})

test('a label that begins with the text comes first', () => {
  const hit = (label: string): Hit => ({ key: label, icon: 'file', label, to: '/' })
  const labels = pickHits(['Loại căn hộ', 'Căn hộ', 'Cư dân'].map(hit), 'can').map(({ label }) => label)
  expect(labels).toEqual(['Căn hộ', 'Loại căn hộ'])
})
