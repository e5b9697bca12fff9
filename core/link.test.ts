import { expect, test } from 'vitest'
import { text } from './fields/index.ts'
import { kindOf } from './kinds.ts'
import { isSafeAddress, linkSchemes } from './link.ts'

const link = text({ format: 'link', maxLength: 300 })
const codesOf = (address: string) =>
  kindOf(link)
    .schema?.(link)
    .safeParse(address)
    .error?.issues.map(({ message }) => message) ?? []

test.each([
  '/public/news/1?x=2#y',
  'https://lobby.vn',
  'http://thông-báo.vn:8080/a/b?c=d#e',
  'HTTPS://Example.COM/x',
  'mailto:office@example.vn',
  'tel:+84912345678',
])('%s is a link', (address) => expect(codesOf(address)).toEqual([]))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'blob:https://a.vn/1',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://bank.vn@evil.example',
  'https://a.vn\\@evil.example',
  'https://a.vn/ b',
  'www.example.vn',
  'example',
])('%j is none', (address) => expect(codesOf(address)).toEqual(['invalid_link']))

test('formatted text leads to the same schemes', () => {
  for (const address of ['/a', '#a', 'https://a.vn', 'mailto:a@b.vn', 'tel:1'])
    expect([address, isSafeAddress(address, linkSchemes)]).toEqual([address, true])
  for (const address of ['//a.vn', '/\\a.vn', 'java\nscript:x', 'data:x', 'a.vn', '\u0001javascript:x'])
    expect([address, isSafeAddress(address, linkSchemes)]).toEqual([address, false])
})
