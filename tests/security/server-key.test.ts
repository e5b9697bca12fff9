import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadServerKey } from '#api/auth/server-key.ts'

const secret = 'a secret that is long enough for a server'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-key-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('without a secret one is made once, for the server’s user alone', async () => {
  const file = join(folder, 'etc', 'server.key')
  const first = await loadServerKey({ file, isNamed: true })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect(await loadServerKey({ file, isNamed: true })).toEqual(first)
  expect((await readFile(file, 'utf8')).trim()).toHaveLength(64)
})

test.each([0o644, 0o640, 0o604, 0o602])(
  'a key file of mode %i that others can reach is refused',
  async (mode) => {
    const file = join(folder, 'server.key')
    await writeFile(file, secret)
    await chmod(file, mode)
    await expect(loadServerKey({ file })).rejects.toThrow(`chmod 600 ${file}`)
  },
)

test('a secret beside a file that says something else is refused, and one that says the same is not', async () => {
  const file = join(folder, 'server.key')
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  const fromFile = await loadServerKey({ file, isNamed: true })
  expect(await loadServerKey({ secret, file, isNamed: true })).toEqual(fromFile)
  await expect(loadServerKey({ secret: `${secret}!`, file, isNamed: true })).rejects.toThrow('differ')
})

test('a key file that holds too little is refused', async () => {
  const file = join(folder, 'server.key')
  await writeFile(file, 'short', { mode: 0o600 })
  await expect(loadServerKey({ file })).rejects.toThrow('at least 32 characters')
})
