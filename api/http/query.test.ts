import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { parseQuery } from './query.ts'

test.each([
  ['columns=id,code&page=2', { columns: 'id,code', page: '2' }],
  ['columns[1]=code&columns[0]=id&with[0]=block', { columns: 'id,code', with: 'block' }],
  ['columns%5B0%5D=id&columns%5B3%5D=code', { columns: 'id,code' }],
  ['area[gte]=5&or[0][code][contains]=A', { 'area[gte]': '5', 'or[0][code][contains]': 'A' }],
  ['code[in][0]=a&code[in][1]=b', { 'code[in][0]': 'a', 'code[in][1]': 'b' }],
])('%s', (text, params) => expect({ ...parseQuery(text) }).toEqual(params))

test('a high index costs no more than a low one', () => {
  const names = Array.from({ length: limits.queryParameters }, (_, at) => `name${at}`)
  const [, ...rest] = names.flatMap((name) => ['&', `${name}[999]=1`])
  expect(Object.keys(parseQuery(rest.join('')))).toEqual(names)
  expect({ ...parseQuery('a[00]=1') }).toEqual({ 'a[00]': '1' })
})

test.each(['a=1&a=2', 'columns=id&columns[0]=code', 'columns[0]=id&columns[0]=code'])(
  '%s says a name twice',
  (text) => expect(() => parseQuery(text)).toThrow('repeated_field'),
)
