import { expect, test } from 'vitest'
import { maskEmail, maskText } from './mask.ts'
import { compactCode, holdsWords, isStorable, normal, unaccent, withoutTurns } from './text.ts'

test.each([
  ['Nguyễn Đức', 'nguyen duc'],
  ['PHƯỜNG', 'phuong'],
  ['Căn hộ 1.01', 'can ho 1.01'],
  ['ប្ដូរ', 'ប្តូរ'],
  ['សុខ\u200bសុភា', 'សុខសុភា'],
  ['Tr\u200bần', 'tran'],
])('%s is searched as %s', (text, plain) => expect(unaccent(text)).toBe(plain))

test('a heap of marks is left as it is, in no time', () => {
  const heap = `A${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}`
  expect(normal(heap)).toBe(heap)
  expect(unaccent(heap)).toBe('a')
  expect(normal('e\u0301')).toBe('é')
})

test('signs that turn the direction of a text go, and Khmer keeps the space of no width that parts its words', () => {
  expect(withoutTurns('100\u202e000\u202c \u2066x\u2069\u200f')).toBe('100000 x')
  expect(withoutTurns('ខ្មែរ\u200bសរសេរ')).toBe('ខ្មែរ\u200bសរសេរ')
})

test('a word that is kept whole on a line is found', () => expect(unaccent('អាផាត\u2060មិន')).toBe('អាផាតមិន'))

test('Khmer keeps its vowels', () => expect(unaccent('អាផាតមិន')).toBe('អាផាតមិន'))

test.each([
  ['a\0b', false],
  ['\ud800', false],
  [`a${'\u0301'.repeat(31)}`, false],
  [`a${'\u0301'.repeat(30)}`, true],
  ['😀', true],
])('%j can be stored: %s', (text, answer) => expect(isStorable(text)).toBe(answer))

test.each([
  ['0912345678', '091****678'],
  ['abc', 'a*c'],
  ['12 Hàng Bài, Hoàn Kiếm', '12 ****************iếm'],
  ['ab', '**'],
  ['', ''],
])('%s is masked as %s', (text, masked) => expect(maskText(text)).toBe(masked))

test.each([
  ['minh.tran@mail.vn', 'minh.t***@mail.vn'],
  ['ab@mail.vn', '**@mail.vn'],
])('%s is masked as %s', (text, masked) => expect(maskEmail(text)).toBe(masked))

test.each(['A-0304', 'a 0304', 'A.03/04', 'a_0304'])('the code %s is one without its marks', (code) =>
  expect(compactCode(code)).toBe('a0304'),
)

test.each([
  ['Căn hộ A-0304', 'a0304', true],
  ['Căn hộ A-0304', '0304 can', true],
  ['A 0304', 'A.0304', true],
  ['A-0305', 'a0304', false],
  ['Nguyễn Văn', 'nguyenvan', false],
])('%s is found by %s: %s', (text, typed, isFound) => expect(holdsWords(text, typed)).toBe(isFound))
