import { expect, test } from 'vitest'
import { isColumnSettings } from './columns.ts'

test('only what the console itself writes is taken for a choice of columns', () => {
  const good = { shown: ['code', 'name'], widths: { code: 120.5 } }
  for (const value of [good, { ...good, pinned: ['code'] }, { shown: [], widths: {} }])
    expect([value, isColumnSettings(value)]).toEqual([value, true])
  for (const value of [
    null,
    'code',
    [good],
    { shown: 'code', widths: {} },
    { shown: ['code', 1], widths: {} },
    { shown: ['code', 'code'], widths: {} },
    { shown: ['code'] },
    { shown: ['code'], widths: null },
    { shown: ['code'], widths: { code: '120' } },
    { shown: ['code'], widths: { code: null } },
    { shown: ['code'], widths: { code: { valueOf: 1 } } },
    { shown: ['code'], widths: { code: -4 } },
    { shown: ['code'], widths: { code: 1e300 } },
    { ...good, pinned: 'code' },
    { ...good, pinned: [['code']] },
    { ...good, pinned: ['code', 'code'] },
  ])
    expect([value, isColumnSettings(value)]).toEqual([value, false])
})
