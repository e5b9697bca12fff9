import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'

test.each([
  ['columns=id,code&page=2', { columns: 'id,code', page: '2' }],
  ['columns[1]=code&columns[0]=id&with[0]=block', { columns: 'id,code', with: 'block' }],
  ['columns%5B0%5D=id&columns%5B3%5D=code', { columns: 'id,code' }],
  ['area[gte]=5&or[0][code][contains]=A', { 'area[gte]': '5', 'or[0][code][contains]': 'A' }],
  ['code[in][0]=a&code[in][1]=b', { 'code[in][0]': 'a', 'code[in][1]': 'b' }],
])('%s', (text, params) => expect({ ...parseQuery(text) }).toEqual(params))

test.each(['a=1&a=2', 'columns=id&columns[0]=code', 'columns[0]=id&columns[0]=code'])(
  '%s says a name twice',
  (text) => expect(() => parseQuery(text)).toThrow('repeated_field'),
)
