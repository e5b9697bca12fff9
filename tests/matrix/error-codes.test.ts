import { rooms } from '../../scripts/rooms.ts'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { relationsOf } from '#core/derive/relations.ts'
import { guardsOf } from '#core/lifecycle.ts'
import { errorMessages, isErrorCode } from '#domain/errors/catalogue.ts'
import { entities } from '#resources'

const isSaid = (code: string) => isErrorCode(code) || code.endsWith('_exists')

const declared = entities.flatMap((entity) => [
  ...Object.values(relationsOf(entity)).flatMap(({ refuse }) => (refuse === undefined ? [] : [refuse])),
  ...Object.values(entity.lifecycle?.transitions ?? {}).flatMap((move) =>
    guardsOf(move).map(({ code }) => code),
  ),
  ...Object.values(entity.actions ?? {}).flatMap(({ refuse }) => refuse ?? []),
  ...(entity.rules ?? []).map(({ is, refuse }) => refuse ?? `invalid_${is}`),
  ...(entity.apart === undefined ? [] : [entity.apart.refuse]),
  ...Object.entries(entity.fields).flatMap(([name, { unique, taken }]) =>
    unique === true ? [taken ?? `${name}_exists`] : [],
  ),
])

const sources = new Map(
  globSync(`{${rooms.join()}}/**/*.{ts,tsx}`, {
    exclude: (name) => /\.test\.tsx?$/.test(name) || name.endsWith('.labels.ts'),
  })
    .filter(
      (name) => !/^(core|domain)\/errors\//.test(name) && !/^src\/(locales\/|[\w-]+\/locale\.ts)/.test(name),
    )
    .map((name) => [name, readFileSync(name, 'utf8')]),
)

/** Raised where the code is put together: `invalid_${name}` of core/wire/query.ts. */
const composed = ['invalid_page', 'invalid_limit', 'value_exists']

/** Rules that any declaration may use, whether one does today or not. */
const byRule = ['after', 'not_before', 'different_from', 'greater_than', 'at_least'].map(
  (is) => `invalid_${is}`,
)

test('whatever a declaration refuses with has its sentence', () => {
  expect(declared.length).toBeGreaterThan(30)
  expect([...new Set(declared)].filter((code) => !isSaid(code))).toEqual([])
})

/** Its codes are options of a field: the reason why a fee could not be calculated. */
const otherCodes = new Set(['domain/money/charge.ts'])

test('whatever server, language and console raise has its sentence', () => {
  const raised = [
    /apiError\(\d+, '([a-z]\w+)'/g,
    /SheetFault\('([a-z]\w+)'/g,
    /codeText\([\w.]+, '([a-z]\w+)'/g,
    /\bfield: [^{}]*?\bcode: '([a-z]\w+)'/g,
    /\bcode: [^'{}]*\? '([a-z]\w+)' : '[a-z]\w+'/g,
    /\bcode: [^'{}]*\? '[a-z]\w+' : '([a-z]\w+)'/g,
    /\berror: '([a-z]+(?:_[a-z]+)+)'/g,
  ]
  const found = [...sources]
    .filter(([name]) => !name.startsWith('entities/') && !otherCodes.has(name))
    .flatMap(([name, text]) =>
      raised.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = '']) => ({ code, name }))),
    )
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter(({ code }) => !isSaid(code))).toEqual([])
})

test('no sentence waits for something that raises it', () => {
  const quoted = [...sources.values()].flatMap((text) => text.match(/(?<=['"`])[a-z]\w*(?=['"`])/g) ?? [])
  const known = new Set<string>([...declared, ...composed, ...byRule, ...quoted])
  const idle = Object.keys(errorMessages).filter((code) => !known.has(code))
  expect(idle).toEqual([])
})

test('every message that the decision lists is raised where it says', () => {
  const page = readFileSync('docs/decisions/error-catalogue.md', 'utf8')
  const rows = [...page.matchAll(/^\| (.+?) +\| `(\w+)` +\| `([^`]+)` +\|$/gm)]
  expect(rows.length).toBeGreaterThan(40)
  for (const [, message, code = '', file = ''] of rows) {
    expect(isErrorCode(code), message).toBe(true)
    expect(sources.get(file), `${message}: ${file}`).toContain(code.replace(/_exists$/, ''))
  }
  for (const [, code = ''] of page.slice(page.indexOf('**Sentences that went**')).matchAll(/^- (`.+?):/gm))
    for (const [, one = ''] of code.matchAll(/`(\w+)`/g)) expect(isErrorCode(one), one).toBe(false)
})
