import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { timeImports } from './chunk-timeout-plugin.ts'

test('a dynamic import is raced with a timer, a static one stays', () => {
  expect(timeImports(`import { a } from './a.ts'\nconst b = () => import('./b.tsx')`)).toBe(
    `import { a } from './a.ts'\nconst b = () => __timeChunk(import('./b.tsx'))`,
  )
  expect(timeImports('const { B } = await import("./b.tsx")')).toBe(
    'const { B } = await __timeChunk(import("./b.tsx"))',
  )
})

test('every dynamic import of the console has a name that the plugin reads', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) })
  const odd = files.flatMap((name) =>
    timeImports(readFileSync(name, 'utf8'))
      .replaceAll(/__timeChunk\(import\(/g, '')
      .split('\n')
      .filter((line) => /\bimport\(/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )
  expect(odd).toEqual([])
})
