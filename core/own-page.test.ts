import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const origin = 'https://lobby.example'

test('a page of our own begins with one slash, and nothing else is one', () => {
  const own = [
    '/',
    '/public/news/12',
    '/conversation?f=a%20b#c',
    '/tin tức/',
    '/@evil.example',
    '/login?to=https://a.vn',
  ]
  const others = [
    '',
    'public/news',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a\\b',
  ]
  const hidden = [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
  ]
  expect(own.filter((address) => !isOwnPage(address))).toEqual([])
  expect([...others, ...hidden].filter((address) => isOwnPage(address))).toEqual([])
})

test('what is taken for one stays with us in a browser', () => {
  const parts = ['/', '\\', '\t', '.', '@', 'evil.example', ':', '?']
  const tries = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}evil.example`)))
  const gone = tries.filter((one) => isOwnPage(one) && new URL(one, origin).origin !== origin)
  expect(gone).toEqual([])
})
