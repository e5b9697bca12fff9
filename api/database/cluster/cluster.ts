import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, mkdir, writeFile, chown } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findOwner, type Owner } from './owner.ts'
import { giveTo, placesFor, type Places } from './places.ts'

export interface Cluster {
  readonly url: string
  readonly pid: () => number | undefined
  stop(): Promise<void>
}
export interface ClusterOptions {
  readonly dataDir: string
  /** False only in tests, whose data may be lost. */
  readonly durable?: boolean
  /** The database ended although nobody asked it to; it is being started again. */
  readonly onLoss?: (reason: string) => void
}

const database = 'lobby'
const user = 'lobby'

/** Starts the PostgreSQL that lives in a data directory, made on first use. The directory must be locked already. */
export async function startCluster({ dataDir, durable = true, onLoss }: ClusterOptions): Promise<Cluster> {
  const owner = findOwner()
  const places = await placesFor(dataDir, owner)
  const cluster = join(places.home, 'postgres')
  const password = await initialise(places, owner)
  await stopLeftover(places, owner)
  const port = await freePort()
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

  let isStopping = false
  let child: ChildProcess
  const run = async (): Promise<void> => {
    child = launch({ places, owner, port, durable })
    await answering(child, url, join(places.home, 'postgres.log'))
    child.once('exit', (code, signal) => {
      if (isStopping) return
      onLoss?.(`PostgreSQL ended (${signal ?? code})`)
      void restart()
    })
  }
  // Backends of a killed server let go of its memory within moments; until then a new one refuses to start.
  const restart = async (): Promise<void> => {
    for (const delay of [100, 200, 400, 800, 1600, 3200, 6400]) {
      await wait(delay)
      if (isStopping) return
      try {
        return await run()
      } catch (error) {
        onLoss?.(String(error))
      }
    }
    onLoss?.('PostgreSQL does not come back')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
  await run()
  return {
    url,
    pid: () => child.pid,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // Fast shutdown: sessions end, everything is written.
      spawnSync(join(places.bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-W'], {
        ...as(owner),
        stdio: 'ignore',
      })
      await Promise.race([ended, wait(20_000)])
    },
  }
}

const as = (owner: Owner | undefined) => ({
  cwd: '/',
  ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
})

/**
 * Makes the cluster whole beside its place and moves it there, so that whatever kills this leaves nothing half made.
 * A folder that is there but no cluster is somebody's damaged data: it is never replaced.
 */
async function initialise({ bin, home }: Places, owner: Owner | undefined): Promise<string> {
  const cluster = join(home, 'postgres')
  const secret = join(cluster, 'lobby-password')
  for (const name of await readdir(home)) {
    if (name.startsWith('postgres.new-')) await rm(join(home, name), { recursive: true, force: true })
  }
  if (existsSync(cluster)) {
    const isWhole = ['PG_VERSION', 'global/pg_control', 'lobby-password'].every((file) =>
      existsSync(join(cluster, file)),
    )
    if (isWhole) return (await readFile(secret, 'utf8')).trim()
    throw new Error(
      `${cluster} is damaged: files of the database are missing. Restore a backup; nothing was changed.`,
    )
  }
  const making = join(home, `postgres.new-${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('hex')
  await mkdir(making)
  await giveTo(owner, making)
  const passwordFile = `${making}-password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner !== undefined) await chown(passwordFile, owner.uid, owner.gid)
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      making,
      '-U',
      user,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ],
    { ...as(owner), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  await rm(passwordFile, { force: true })
  if (status !== 0) throw new Error(`The embedded PostgreSQL can't be set up: ${stderr}`)
  await writeFile(join(making, 'lobby-password'), password, { mode: 0o600 })
  if (owner !== undefined) await chown(join(making, 'lobby-password'), owner.uid, owner.gid)
  await rename(making, cluster)
  return password
}

/** A database whose server was killed still runs. This start wants it with its own settings. */
async function stopLeftover({ bin, home }: Places, owner: Owner | undefined): Promise<void> {
  const cluster = join(home, 'postgres')
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  const status = () =>
    spawnSync(join(bin, 'pg_ctl'), ['status', '-D', cluster], { ...as(owner), stdio: 'ignore' }).status
  if (status() !== 0) return
  spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '10'], {
    ...as(owner),
    stdio: 'ignore',
  })
  if (status() === 0)
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate', '-w', '-t', '10'], {
      ...as(owner),
      stdio: 'ignore',
    })
}

function launch({
  places,
  owner,
  port,
  durable,
}: {
  places: Places
  owner: Owner | undefined
  port: number
  durable: boolean
}): ChildProcess {
  const log = openSync(join(places.home, 'postgres.log'), 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '80',
    shared_buffers: '128MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    wal_compression: 'on',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A group of its own: Ctrl C must reach the server, which then ends the database itself.
  const child = spawn(join(places.bin, 'postgres'), ['-D', join(places.home, 'postgres'), ...flags], {
    ...as(owner),
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** Waits until it takes connections, recovery after a crash included, and has our database. */
async function answering(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + 60_000
  const maintenance = url.replace(/[^/]+$/, 'postgres')
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new Error(
        `The embedded PostgreSQL did not start:\n${readFileSync(log, 'utf8').split('\n').slice(-8).join('\n')}`,
      )
    }
    const client = new pg.Client({ connectionString: maintenance, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
      if (rowCount === 0) await client.query(`create database ${database}`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
    await wait(30)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
}
