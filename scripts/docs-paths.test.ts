import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Pages that people write; `docs/api.md` and `docs/routes.md` are made from the declarations and name no files. */
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md']).filter(
  (page) => !['docs/api.md', 'docs/routes.md'].includes(page),
)
const roots = new Set(globSync('*', { withFileTypes: true }).map(({ name }) => name))

/** `api/auth/{belonging,escalation}.ts` -> both paths. */
function spelledOut(path: string): string[] {
  const braces = /^(.*)\{([^{}]*)\}(.*)$/.exec(path)
  if (braces === null) return [path]
  const [, before = '', choices = '', after = ''] = braces
  return choices.split(',').flatMap((choice) => spelledOut(`${before}${choice.trim()}${after}`))
}

/** It begins with a file or folder of the repository, or names a file of ours in a folder that may be gone. */
const isPath = (text: string) =>
  /^[\w.@{},*<>/-]+$/.test(text) &&
  (roots.has(text.split('/')[0] ?? '')
    ? text.includes('/') || /\.\w+$/.test(text)
    : /^\w.*\/.*\.(ts|tsx|md|sql|css)$/.test(text))

/** Paths in backticks; patterns may use `*` and `<name>`. */
function pathsIn(page: string): string[] {
  const quoted = [...readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  return quoted.filter((text) => isPath(text) || isBareName(text)).flatMap(spelledOut)
}

/** Relative links `[text](path)` and pictures, without what follows `#`. */
function linksIn(page: string): string[] {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^(https?:|mailto:|#)/.test(link))
    .map((link) => join(dirname(page), link.split('#')[0] ?? ''))
}

/** Files that a page names without their folder (`live.test.ts`). */
const isBareName = (text: string) => /^[\w-]+(\.[\w-]+)*\.(ts|tsx|sql)$/.test(text)
const fileNames = new Set(
  globSync('*/**/*.{ts,tsx,sql}', {
    exclude: (path) => /(^|\/)(node_modules|dist|data)(\/|$)/.test(path),
  }).map((path) => basename(path)),
)

const exists = (path: string) => {
  if (isBareName(path)) return existsSync(path) || fileNames.has(path)
  const pattern = path.replace(/<[^>]*>/g, '*')
  return pattern.includes('*') ? globSync(pattern).length > 0 : existsSync(pattern)
}

test('every path and every link in the pages leads to something in the repository', () => {
  const named = pages.flatMap((page) => [...pathsIn(page), ...linksIn(page)].map((path) => ({ page, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !exists(path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([])
})

const sources = globSync(
  [
    'core',
    'domain',
    'entities',
    'access-control',
    'data-provider',
    'api',
    'src',
    'scripts',
    'tests',
    'bench',
  ].map((room) => `${room}/**/*.{ts,tsx,sql}`),
)

test('code cites no text that is not in the repository', () => {
  const citing = [...sources, 'resources.ts'].filter((source) =>
    /specification(,)? \u00A7|\(\u00A7\d/i.test(readFileSync(source, 'utf8')),
  )
  expect(citing).toEqual([])
})

test('every page that code cites exists', () => {
  const cited = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ source, page })),
  )
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ page }) => !existsSync(page))).toEqual([])
})
