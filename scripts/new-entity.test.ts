import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOfRepository } from './check-translations.ts'
import { foldersOf, writeEntity } from './new-entity.ts'

const repository = resolve(import.meta.dirname, '..')
let root: string

/** A repository with its own copy of `entities/`; everything else links back to this one. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lobby-new-entity-'))
  cpSync(join(repository, 'entities'), join(root, 'entities'), { recursive: true })
  for (const room of ['core', 'domain', 'node_modules']) symlinkSync(join(repository, room), join(root, room))
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(repository, file), join(root, file))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const run = (command: string, ...words: string[]) =>
  execFileSync(join(repository, 'node_modules/.bin', command), words, { cwd: root, encoding: 'utf8' })

test('a new entity compiles, is in the registry without a fault, and its words are still to be written', async () => {
  writeEntity({ name: 'lost_property', folder: 'operation', root })
  writeFileSync(
    join(root, 'ask.ts'),
    `import { vocabulary } from '#domain/vocabulary.ts'
      import { faultsOf } from '#core/derive/check.ts'
import { registry } from '#entities/index.ts'
console.log(JSON.stringify({ faults: faultsOf(registry, vocabulary), path: registry.lost_property.path }))
`,
  )
  expect(JSON.parse(run('node', 'ask.ts'))).toEqual({ faults: [], path: 'lost-properties' })
  expect(run('tsc', '-p', '.')).toBe('')
  const faults = await faultsOfRepository(root)
  expect(faults).toContain(
    'entities/operation/lost-property.labels.ts one vi: still a draft (✎ lost property)',
  )
  expect(faults.every((fault) => fault.startsWith('entities/operation/lost-property.labels.ts'))).toBe(true)
})

test('every folder of entities takes a new one, except the demo', () => {
  const folders = readdirSync(join(repository, 'entities'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'demo')
    .map(({ name }) => name)
  expect([...foldersOf(repository).keys()].toSorted()).toEqual(folders.toSorted())
})

describe('is refused', () => {
  test.each([
    ['camelCase', 'parkingCard', 'operation', 'is no name of an entity'],
    ['a capital', 'Parking', 'operation', 'is no name of an entity'],
    ['a path', '../../x', 'operation', 'is no name of an entity'],
    ['nothing', '', 'operation', 'is no name of an entity'],
    ['a word of the language', 'class', 'operation', 'reserved'],
    ['an entity that exists', 'apartment', 'property', 'already'],
    ['an unknown group', 'tree', 'garden', 'is no group'],
  ])('%s', (_what, name, folder, reason) => {
    const before = readFileSync(join(root, 'entities/index.ts'), 'utf8')
    expect(() => writeEntity({ name, folder, root })).toThrow(reason)
    expect(readFileSync(join(root, 'entities/index.ts'), 'utf8')).toBe(before)
  })
})
