import { expect, test } from 'vitest'
import { convert } from './conversion.ts'
import { documentNumber } from './numbering.ts'
import { amountInWords } from './words.ts'

test.each([
  ['0', 'Không đồng'],
  ['5', 'Năm đồng'],
  ['10', 'Mười đồng'],
  ['15', 'Mười lăm đồng'],
  ['21', 'Hai mươi mốt đồng'],
  ['24', 'Hai mươi tư đồng'],
  ['105', 'Một trăm linh năm đồng'],
  ['110', 'Một trăm mười đồng'],
  ['1005', 'Một nghìn không trăm linh năm đồng'],
  ['1000000', 'Một triệu đồng'],
  ['1250000', 'Một triệu hai trăm năm mươi nghìn đồng'],
  ['1000005', 'Một triệu không trăm linh năm đồng'],
  ['979560', 'Chín trăm bảy mươi chín nghìn năm trăm sáu mươi đồng'],
  ['2000000015', 'Hai tỷ không trăm mười lăm đồng'],
  ['1000000000000', 'Một nghìn tỷ đồng'],
  ['1.5', 'Hai đồng'],
  ['-5', 'Âm năm đồng'],
  ['-0', 'Không đồng'],
  ['-0.4', 'Không đồng'],
])('%s is %s', (amount, words) => {
  expect(amountInWords(amount, { language: 'vi', currency: 'vnd' })).toBe(words)
})

test.each([
  ['0', 'vnd', 'Zero dong'],
  ['1250015', 'vnd', 'One million two hundred fifty thousand fifteen dong'],
  ['120.05', 'usd', 'One hundred twenty US dollars five cents'],
  ['1.01', 'usd', 'One US dollar one cent'],
  ['1', 'vnd', 'One dong'],
  ['-21', 'riel', 'Minus twenty-one riel'],
  ['999999999999999', 'vnd', 'Nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine dong'],
] as const)('%s %s is %s', (amount, currency, words) => {
  expect(amountInWords(amount, { language: 'en', currency })).toBe(words)
}) // prettier-ignore

test.each([
  ['0', 'riel', 'សូន្យរៀល'],
  ['25000', 'riel', 'ពីរម៉ឺនប្រាំពាន់រៀល'],
  ['1200345', 'riel', 'មួយលានពីរសែនបីរយសែសិបប្រាំរៀល'],
  ['12.5', 'usd', 'ដប់ពីរដុល្លារអាមេរិក ហាសិបសេន'],
] as const)('%s %s is %s', (amount, currency, words) => {
  expect(amountInWords(amount, { language: 'km', currency })).toBe(words)
})

test.each([
  ['1000000000000000', 'too_big'],
  ['x', 'not_a_number'],
  ['', 'not_a_number'],
  ['1e3', 'not_a_number'],
])('%s is refused as %s', (amount, reason) => {
  expect(() => amountInWords(amount, { language: 'en', currency: 'vnd' })).toThrow(reason)
})

test('what goes to another currency and back differs by a unit at most', () => {
  const rates = { usd: '25650', riel: '6.35' }
  expect(convert('100.25', { from: 'usd', to: 'vnd' }, rates)).toBe('2571413')
  expect(convert('2571413', { from: 'vnd', to: 'usd' }, rates)).toBe('100.25')
  expect(convert('4000', { from: 'riel', to: 'usd' }, rates)).toBe('0.99')
  expect(convert('10.6', { from: 'vnd', to: 'vnd' }, {})).toBe('11')
  expect(() => convert('1', { from: 'usd', to: 'vnd' }, {})).toThrow(RangeError)
})

test('a document is called by its book, its year and its place', () => {
  expect(documentNumber({ book: 'PT', year: 2026, serial: 123 })).toBe('PT-2026-000123')
})
