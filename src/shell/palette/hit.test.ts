import { expect, test } from 'vitest'
import { isMeant, jobHits, nearHits, pickHits, restAfter, type Hit } from './hit.ts'

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

test('a job in one’s own words leads to the pages that have most of them', () => {
  const hit = (label: string, purpose: string): Hit => ({ key: label, icon: 'file', label, purpose, to: '/' })
  const pages = [
    hit('Khách thăm', 'Khách đăng ký đến thăm căn hộ và giờ vào, giờ ra.'),
    hit('Kiểm tra thẻ khách', 'Cho khách vào, ra bằng mã.'),
    hit('Bàn giao căn hộ', 'Lượt bàn giao.'),
  ]
  const labels = (typed: string) => nearHits(pages, typed).map(({ label }) => label)
  expect(labels('cho khach vao')).toEqual(['Kiểm tra thẻ khách', 'Khách thăm'])
  expect(labels('khach')).toEqual([])
  expect(labels('dat hoi truong')).toEqual([])
})

test('a page that has every word of a job is found, also where a label begins with them by chance', () => {
  const hit = (label: string, purpose: string): Hit => ({ key: label, icon: 'file', label, purpose, to: '/' })
  const pages = [hit('Thẻ xe', 'Thẻ ra vào bãi xe. Khóa Mở'), hit('Tài khoản', 'Thêm tài khoản')]
  const labels = (typed: string) => jobHits(pages, { typed, others: pages }).map(({ label }) => label)
  expect(labels('khoa the')).toEqual(['Thẻ xe'])
  expect(labels('the')).toEqual([])
  expect(labels('tai khoan')).toEqual([])
})
