import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { languages } from '#core/language.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { MenuPlace } from '#core/menu-place.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { draftMark } from './check-translations.ts'

/** Words that can't name a constant, and those that every record or call has already. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield registry'.split(
    ' ',
  ),
)

interface NewEntity {
  /** snake_case, singular. */
  readonly name: string
  readonly folder: string
  /** The repository. */
  readonly root: string
}

/**
 * Writes the declaration, its labels and the two lines that register it; returns the paths. Throws for a name that is
 * not allowed.
 */
export function writeEntity({ name, folder, root }: NewEntity): string[] {
  const index = join(root, 'entities/index.ts')
  const labels = join(root, 'entities/labels.ts')
  const defaults = defaultsOf(root, folder)
  checkName(name, readFileSync(index, 'utf8'))
  const file = join(root, 'entities', folder, `${kebab(name)}.ts`)
  const labelsFile = file.replace(/\.ts$/, '.labels.ts')
  if (existsSync(file)) throw new Error(`${file} is there already`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, declarationOf(name, defaults))
  writeFileSync(labelsFile, labelsOf(name))
  const [constant, from] = [camel(name), `./${folder}/${kebab(name)}`]
  register(index, { constant, from: `${from}.ts`, line: entryOf(name, constant), closing: '\n})\n' })
  register(labels, {
    constant: `${constant}Labels`,
    from: `${from}.labels.ts`,
    line: entryOf(name, `${constant}Labels`),
    closing: '\n} satisfies',
  })
  return [file, labelsFile, index, labels]
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
const kebab = (name: string) => name.replaceAll('_', '-')
const plural = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
const entryOf = (name: string, constant: string) =>
  name === constant ? `  ${name},` : `  ${name}: ${constant},`

interface Defaults {
  readonly menu: Pick<MenuPlace, 'module' | 'group'>
  readonly permission: string
  /** The page of the docs that explains them, if there is one. */
  readonly help: string | undefined
}

/** Where the menu shows a folder's entities, whose right they need and what explains them, as its first entity with a menu has it. */
function defaultsOf(root: string, folder: string): Defaults {
  const first = foldersOf(root).get(folder)
  if (first === undefined)
    throw new Error(
      `"${folder}" is no group of entities; they are: ${[...foldersOf(root).keys()].join(', ')}`,
    )
  return first
}

/** The folders of `entities/` that hold entities of the menu. */
export function foldersOf(root: string): ReadonlyMap<string, Defaults> {
  const entities = join(root, 'entities')
  const folders = readdirSync(entities, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    folders.flatMap(({ name }) => {
      const known = readdirSync(join(entities, name)).map((file) => registryEntry(file))
      const first = known.find((entity) => entity?.menu !== undefined)
      return first?.menu === undefined
        ? []
        : [[name, { menu: first.menu, permission: first.permission, help: first.help }]]
    }),
  )
}

/** The entity whose labels a file holds. */
const registryEntry = (file: string): AnyEntity | undefined =>
  (registry as Registry)[file.replace(/\.labels\.ts$/, '').replaceAll('-', '_')]

function checkName(name: string, index: string) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(
      `"${name}" is no name of an entity: snake_case, singular, at most 40 letters, e.g. parking_card`,
    )
  if (reserved.has(name)) throw new Error(`"${name}" is a reserved word`)
  if (new RegExp(`^  ${name}[,:]`, 'm').test(index)) throw new Error(`there is an entity "${name}" already`)
}

interface Registration {
  readonly constant: string
  readonly from: string
  readonly line: string
  /** The text that ends the list of entities. */
  readonly closing: string
}

function register(path: string, { constant, from, line, closing }: Registration) {
  const source = readFileSync(path, 'utf8')
  const afterImports = source.lastIndexOf('\n', source.indexOf('\n\n', source.lastIndexOf('\nimport '))) + 1
  const end = source.lastIndexOf(closing)
  if (afterImports === 0 || end < 0)
    throw new Error(`${path} does not look as expected; register ${constant} by hand`)
  const imports = `${source.slice(0, afterImports)}import { ${constant} } from '${from}'\n`
  writeFileSync(path, `${imports}${source.slice(afterImports, end)}\n${line}${source.slice(end)}`)
}

function declarationOf(name: string, { menu: { group, module }, permission, help }: Defaults) {
  return `import { defineEntity } from '#core/entity.ts'
import { longText, text } from '#core/fields/index.ts'

/** What one ${name.replaceAll('_', ' ')} is. */
export const ${camel(name)} = defineEntity({
  name: '${name}',
  path: '${plural(kebab(name))}',
  scope: 'building',
  permission: '${permission}',${help === undefined ? '' : `\n  help: '${help}',`}
  copied: 'never',
  title: 'name',
  subtitle: 'code',
  menu: { module: '${module}', group: '${group}', icon: 'file', order: 500 },

  fields: {
    code: text({ required: true, unique: true, searchable: true, format: 'code', maxLength: 50 }),
    name: text({ required: true, searchable: true }),
    description: longText(),
  },

  list: { columns: ['code', 'name', 'description', 'updated_at'], sort: 'code' },
  form: [{ name: 'general', fields: ['code', 'name', 'description'] }],
  imports: { by: ['code'] },
})
`
}

function labelsOf(name: string) {
  const words = name.replaceAll('_', ' ')
  const draft = (key: string, word: string) => `  ${key}: {
${languages.map((language) => `    ${language}: '${draftMark} ${word}',`).join('\n')}
  },
`
  return `import { defineLabels } from '../define-labels.ts'
import { ${camel(name)} } from './${kebab(name)}.ts'

export const ${camel(name)}Labels = defineLabels(${camel(name)}, {
${draft('one', words)}${draft('many', plural(words))}${draft('purpose', 'what the list is for')}})
`
}

if (import.meta.main) {
  const [name = '', folder = 'operation'] = process.argv.slice(2)
  try {
    const root = resolve(import.meta.dirname, '..')
    const paths = writeEntity({ name, folder, root })
    console.log(`Written:\n${paths.map((path) => `  ${path.slice(root.length + 1)}`).join('\n')}`)
    console.log(
      `Now say its fields, replace every word marked ${draftMark}, and run: npm run db:migration ${kebab(name)}`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('Usage: npm run new:entity <name> [group]')
    process.exitCode = 1
  }
}
