import { expect, test } from 'vitest'
import { moduleCodes } from '#domain/permission.ts'
import { menuEntries } from './menu-entries.ts'
import { icons } from './icon-set.ts'

test('every icon that the menu names is drawn', () => {
  expect(menuEntries.filter(({ icon }) => icons[icon] === undefined).map(({ path }) => path)).toEqual([])
})

test.each(moduleCodes)('no two entries of %s look the same', (module) => {
  const paths = new Map<string, string[]>()
  for (const { icon, path } of menuEntries.filter((entry) => entry.module === module))
    paths.set(icon, [...(paths.get(icon) ?? []), path])
  expect([...paths].filter(([, same]) => same.length > 1)).toEqual([])
})
