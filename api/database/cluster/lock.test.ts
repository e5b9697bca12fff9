import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDoor } from './door.ts'
import { lockDataDir, refuseIfHeld } from './lock.ts'
import { thisProcess } from './process-identity.ts'

let dataDir: string
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'lobby-lock-'))))
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const leaveBehind = (holder: unknown) => writeFile(join(dataDir, 'lobby.lock'), JSON.stringify(holder))

test('the second is refused with the pid of the first', async () => {
  const unlock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by the running server with pid ${process.pid}`)
  await expect(refuseIfHeld(dataDir)).rejects.toThrow(`pid ${process.pid}`)
  await unlock()
  await refuseIfHeld(dataDir)
  await (
    await lockDataDir(dataDir)
  )()
})

test('a lock of a process that is gone is taken over', async () => {
  await leaveBehind({ pid: 2_147_483_000, started: 'long ago' })
  await lockDataDir(dataDir)
  expect(JSON.parse(await readFile(join(dataDir, 'lobby.lock'), 'utf8'))).toMatchObject(thisProcess())
})

test('a server that lives in another container holds its data, and one that ended there does not', async () => {
  // A number of that container's own, which is nobody's here.
  const door = await openDoor(dataDir)
  await leaveBehind({ pid: 2_147_483_000, started: 'elsewhere', door: door?.name })
  await expect(lockDataDir(dataDir)).rejects.toThrow('in use by a running server in another container')
  await expect(refuseIfHeld(dataDir)).rejects.toThrow('another container')
  await door?.close()
  await expect(lockDataDir(dataDir)).resolves.toBeDefined()
})

test('the socket of a server that was killed in another container stops nobody, and goes', async () => {
  const killed = 'lobby.door.0123456789ab'
  const listen = `require('net').createServer().listen('${killed}', () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', listen], { cwd: dataDir })
  expect(await readdir(dataDir)).toEqual([killed])
  await leaveBehind({ pid: 2_147_483_000, started: 'elsewhere', door: killed })
  const unlock = await lockDataDir(dataDir)
  expect(await readdir(dataDir)).not.toContain(killed)
  await unlock()
  expect(await readdir(dataDir)).toEqual([])
})

test('a copy of a folder is not held by who holds the original', async () => {
  const copy = `${dataDir}-copy`
  const unlock = await lockDataDir(dataDir)
  try {
    execFileSync('cp', ['-a', dataDir, copy])
    await refuseIfHeld(copy)
    const release = await lockDataDir(copy)
    await expect(refuseIfHeld(dataDir)).rejects.toThrow(`pid ${process.pid}`)
    await expect(refuseIfHeld(copy)).rejects.toThrow(`pid ${process.pid}`)
    await release()
    expect(await readdir(copy)).toEqual([])
  } finally {
    await unlock()
    await rm(copy, { recursive: true, force: true })
  }
})

test('a process that only has the former holder’s pid holds nothing', async () => {
  await leaveBehind({ pid: process.pid, started: 'in another life' })
  await expect(lockDataDir(dataDir)).resolves.toBeDefined()
})

test('a lock that a power cut left empty is taken over', async () => {
  await writeFile(join(dataDir, 'lobby.lock'), '')
  await expect(lockDataDir(dataDir)).resolves.toBeDefined()
})

test('a claim of a process that died while it took over stops nobody', async () => {
  await leaveBehind({ pid: 2_147_483_000, started: 'long ago' })
  await writeFile(
    join(dataDir, 'lobby.lock.after-2147483000'),
    JSON.stringify({ pid: 2_147_483_001, started: 'x' }),
  )
  await expect(lockDataDir(dataDir)).resolves.toBeDefined()
})

test('one of twenty that find a stale lock at the same time gets it, and no files are left', async () => {
  for (let round = 0; round < 20; round++) {
    await leaveBehind({ pid: 2_147_483_000 + round, started: 'long ago' })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [won] = tries.filter((one) => one.status === 'fulfilled')
    await won?.value()
    expect(await readdir(dataDir)).toEqual([])
  }
})
