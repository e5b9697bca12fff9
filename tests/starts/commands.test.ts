import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
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

const operating = await readFile('docs/running-it.md', 'utf8')
/** Words of a line as both shells and Windows read them: what is in quotes is one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

test('the nightly backup by systemd is a command that is taken, in a file that is there', async () => {
  const [, line = ''] = /^ExecStart=\S+\/node (.*backup.*)$/m.exec(operating) ?? []
  const [script = '', ...words] = wordsOf(line)
  const home = await makeScratch('lobby-commands-')
  const said = await run(script.replace(/^scripts\/|\.ts$/g, ''), words, { DATA_DIR: join(home, 'data') })
  expect(said).toEqual({ code: 1, said: expect.stringContaining('There is no database in') })
})

test('the nightly task of Windows has what schtasks takes, and calls a command that is taken', async () => {
  const [verb, action, ...rest] = wordsOf(/^schtasks .*$/m.exec(operating)?.[0] ?? '')
  expect([verb, action]).toEqual(['schtasks', '/create'])
  const options = Object.fromEntries(
    Array.from({ length: rest.length / 2 }, (_, at) => rest.slice(at * 2, at * 2 + 2) as [string, string]),
  )
  expect(options).toEqual({
    '/tn': 'Lobby backup',
    '/sc': 'daily',
    '/st': expect.stringMatching(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    // Without its password the task runs only while that user is signed in.
    '/ru': 'lobby',
    '/rp': '*',
    '/tr': expect.any(String),
  })
  const does = options['/tr'] ?? ''
  // More is cut off there.
  expect(does.length).toBeLessThanOrEqual(261)
  const [, folder, command = ''] = /^cmd \/c cd \/d ([A-Z]:\\[\w\\-]+) && (npm run .+)$/.exec(does) ?? []
  expect(folder).toBe('C:\\lobby')
  const [, , name = '', dashes, ...words] = wordsOf(command)
  expect(dashes).toBe('--')
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const [, script = ''] = /^node scripts\/(\S+)\.ts$/.exec(scripts[name] ?? '') ?? []
  const home = await makeScratch('lobby-commands-')
  const said = await run(script, words, { DATA_DIR: join(home, 'data') })
  expect(said).toEqual({ code: 1, said: expect.stringContaining('There is no database in') })
})

test('a database that does not answer is said by its reason', async () => {
  const { code, said } = await run('ledger-check', [], { DATABASE_URL: 'postgres://nobody@localhost:1/none' })
  expect(code).toBe(1)
  expect(said).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/)
})
