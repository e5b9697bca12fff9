import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '../../scripts/rooms.ts'

const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'])
const folders = [...rooms, 'scripts', 'tests', 'docs', 'bench', 'public']

/** Files that a page names: its relative links, and paths between backticks that begin with one of our folders. */
function filesNamedIn(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    normalize(join(dirname(page), path)),
  )
  const quoted = [...text.matchAll(/`([a-z][\w.-]*\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''))
  return [...links, ...quoted]
}

test('pages name files that exist', () => {
  const named = pages.flatMap((page) => filesNamedIn(page).map((path) => ({ page, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})

test('comments name pages that exist', () => {
  const sources = globSync(`{${rooms.join()},tests,scripts}/**/*.{ts,tsx}`)
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})
