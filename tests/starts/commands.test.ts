import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratch } from '#tests/support/scratch.ts'

// What an operator runs says in a sentence what is wrong, and makes nothing where there is nothing.

const run = (script: string, words: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...words],
      { env: { ...process.env, DATABASE_URL: '', LOBBY_SECRET: '', LOBBY_KEY_FILE: '', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    ),
  )

test.each([
  ['backup', (home: string) => [join(home, 'backups'), '--key', join(home, 'backup.key')]],
  ['change-secret', (home: string) => [join(home, 'new.key')]],
  ['ledger-check', () => []],
  ['reset-second-factor', () => ['owner@example.com']],
])('%s makes no database in a folder that has none', async (script, wordsOf) => {
  const home = await makeScratch('lobby-commands-')
  const dataDir = join(home, 'data')
  expect(await run(script, wordsOf(home), { DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `There is no database in ${dataDir}: name the folder of the server by DATA_DIR, or its database by DATABASE_URL\n`,
  })
  expect(await readdir(home)).toEqual([])
})

test.each([
  ['backup', [], 'Where to? npm run backup -- <folder> [--keep 14] [--key file]\n'],
  ['backup', ['x', '--keep', 'some'], '--keep says how many backups stay: a whole number from 1 on\n'],
  ['restore', ['nowhere'], /^There is no whole backup in \S+nowhere: backup\.json is missing\n$/],
  ['restore', ['nowhere', '--from', 'x'], /^Unknown option '--from'[^\n]*\n$/],
  ['change-secret', ['new.key'], /^Where to\? npm run secret:change[^\n]*\n$/],
] as const)('%s %j says what is wrong, without a stack', async (script, words, said) => {
  const home = await makeScratch('lobby-commands-')
  expect(await run(script, words, { DATA_DIR: join(home, 'data') })).toEqual({
    code: 1,
    said: typeof said === 'string' ? said : expect.stringMatching(said),
  })
  expect(await readdir(home)).toEqual([])
})

test('a database that does not answer is said by its reason', async () => {
  const { code, said } = await run('ledger-check', [], { DATABASE_URL: 'postgres://nobody@localhost:1/none' })
  expect(code).toBe(1)
  expect(said).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/)
})
