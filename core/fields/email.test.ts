import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['a@b.vn', "o'brien+x=y@example.com", 'what?@example.com'])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
)

test.each([
  '=?utf-8?q?=61=62=63?=@example.com',
  '=?iso-8859-1?q?collab=40evil.example=3e=00?=x@example.com',
  'x=?utf-8?b?YQ==?=@example.com',
])('%s is none: a mail program would decode it', (text) => expect(isEmail(text)).toBe(false))
