import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())

const files = globSync('api/*/*.extension.ts')

test.each(files)('%s has the behaviour of its one entity only', (file) => {
  const name = basename(file, '.extension.ts')
  const text = readFileSync(file, 'utf8')
  expect(text.match(/export (?:const|function) \w+Extension\b/g)).toHaveLength(1)
  expect(text).toMatch(new RegExp(`export (?:const|function) ${camelCase(name)}Extension\\b`))
  expect(text).toMatch(new RegExp(`from '#entities/[a-z-]+/${name}\\.ts'`))
})

test('there are such files', () => expect(files.length).toBeGreaterThan(40))
