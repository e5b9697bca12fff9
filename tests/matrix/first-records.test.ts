import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { languages } from '#core/language.ts'
import { presetEntities } from '#domain/presets/rows.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'

const entities = Object.values(registry) as readonly AnyEntity[]
const emptyIn = (name: string) =>
  languages.map((language) => {
    const said: Readonly<Record<string, Readonly<Record<string, { readonly empty?: string }>>>> = labels
    return said[name]?.[language]?.empty
  })

test('an empty list that offers a way of its own says in every language what waits for its records', () => {
  const declared = entities.filter(({ begins }) => begins !== undefined)
  expect(declared.length).toBeGreaterThan(0)
  for (const { name, begins } of entities)
    expect([name, emptyIn(name).filter((words) => words !== undefined).length]).toEqual([
      name,
      begins === undefined ? 0 : languages.length,
    ])
})

test('the way that it offers is there: a file that is imported, or ready-made rows', () => {
  for (const { name, begins, imports } of entities) {
    if (begins === 'import') expect([name, imports !== undefined]).toEqual([name, true])
    if (begins === 'ready_made') expect(presetEntities).toContain(name)
  }
})
