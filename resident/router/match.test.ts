import { expect, test } from 'vitest'
import { at, match } from './match.ts'
import { pathIn } from './router.ts'

test.each([
  ['/homes/:home', '/homes/12', { home: '12' }],
  ['/homes/:home/fees/:id', '/homes/12/fees/7', { home: '12', id: '7' }],
  ['/homes/:home/fees/paid', '/homes/12/fees/paid', { home: '12' }],
  ['/', '/', {}],
  ['/homes/:home', '/homes/a%20b', { home: 'a b' }],
])('%s matches %s', (pattern, path, params) => expect(match(pattern, path)).toEqual(params))

test.each([
  ['/homes/:home', '/homes'],
  ['/homes/:home', '/homes/'],
  ['/homes/:home', '/homes/12/fees'],
  ['/homes/:home/fees', '/homes/12/pay'],
  ['/homes/:home', '/homes/%E0%A4%A'],
])('%s does not match %s', (pattern, path) => expect(match(pattern, path)).toBeUndefined())

test('an address that is made is matched by what made it', () => {
  const params = { home: '12', id: 'a/b' }
  expect(match('/homes/:home/fees/:id', at('/homes/:home/fees/:id', params))).toEqual(params)
})

test.each([
  ['/app/', '/'],
  ['/app', '/'],
  ['/app/homes/12/', '/homes/12'],
  ['/app/homes/12', '/homes/12'],
])('%s is %s within the app', (pathname, path) => expect(pathIn(pathname)).toBe(path))
