import { expect, test } from 'vitest'
import { readUsername } from './username.ts'

test.each([
  '0912345678',
  ' 0912 345 678 ',
  '0912.345.678',
  '(0912) 345-678',
  '+84912345678',
  '+84 912 345 678',
  '0084912345678',
  '84912345678',
  '+84 (0) 912345678',
  '０９１２３４５６７８',
  '០៩១២៣៤៥៦៧៨',
  '0912\u00a0345\u00a0678',
])('%j is 0912345678', (typed) => {
  const { canonical, phones } = readUsername(typed)
  expect(canonical).toBe('0912345678')
  expect(phones).toContain('0912345678')
})

test('a Cambodian number is one too', () => {
  expect(readUsername('+855 12 345 678')).toMatchObject({ canonical: '012345678' })
  expect(readUsername('+855 12 345 678').phones).toContain('85512345678')
})

test('an e-mail address is no number', () => {
  expect(readUsername(' Lan@Example.COM ')).toEqual({
    canonical: 'lan@example.com',
    email: 'lan@example.com',
    phones: [],
  })
  expect(readUsername('ｌａｎ＠example.com').email).toBe('lan@example.com')
})
