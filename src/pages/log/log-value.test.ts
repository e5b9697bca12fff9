import { expect, it } from 'vitest'
import { belongsTo, boolean, date, manyToMany, money, multiSelect, number, text } from '#core/fields/index.ts'
import { logValue } from './log-value.ts'

it.each([
  ['a text that looks like a number', text(), '12', '12'],
  ['an id', belongsTo('block'), '2', '2'],
  ['a day', date(), '2026-01-31', '2026-01-31'],
  ['a number', number(), '118.9', 118.9],
  ['several options', multiSelect({ options: ['for_sale'] }), '["for_sale"]', ['for_sale']],
  ['several ids', manyToMany('permission_group'), '["5","4"]', ['5', '4']],
  ['yes', boolean(), 'true', true],
  ['nothing', number(), null, null],
  ['a field that is gone', undefined, '12', '12'],
])('%s', (_title, field, kept, expected) => {
  expect(logValue(field, kept)).toEqual(expected)
})

it('an amount stays a decimal string', () => {
  expect(logValue(money(), '1250000.50')).toBe('1250000.5')
})
