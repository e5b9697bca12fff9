import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The classes that a stylesheet styles wherever they stand, outside what is printed. */
function classesOf(text: string): Set<string> {
  const screen = text.replace(/\/\*[^]*?\*\//g, '').replace(/@media print[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  const lists = [...screen.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list.replace(/\([^()]*\)/g, ''))
  const selectors = lists.flatMap((list) => list.split(','))
  return new Set(selectors.flatMap((one) => /^\s*\.(lobby-[\w-]+)\s*$/.exec(one)?.[1] ?? []))
}

// Sheets load with their pages and stay: what two of them say of one class depends on the way that a user came.
test('a class is styled by one stylesheet', () => {
  const owners = new Map<string, string[]>()
  for (const file of globSync('src/**/*.css'))
    for (const name of classesOf(readFileSync(file, 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), file])
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
})
