import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { endLeftover, readNote } from '#api/database/cluster/postmaster.ts'
import { makeScratch } from '../scratch.ts'
import { holdDatabase, type Holder, type HolderOptions } from './holder.ts'

/** A fresh place for each test; its files and processes are removed after it. */
export function useDataHome() {
  const holders: Holder[] = []
  const place = {
    home: '',
    /** In `home`, not created yet. */
    dataDir: '',
    /** A process that holds the database; ended after the test. */
    hold(options: Partial<HolderOptions> = {}) {
      const holder = holdDatabase({ dataDir: place.dataDir, ...options })
      holders.push(holder)
      return holder
    },
    /** PostgreSQL's own process. */
    postgres: () => readNote(join(place.dataDir, 'postgres'))?.pid ?? 0,
  }
  beforeEach(async () => {
    place.home = await makeScratch('lobby-cluster-')
    place.dataDir = join(place.home, 'data')
  })
  afterEach(async () => {
    for (const holder of holders.splice(0)) await holder.kill('SIGTERM')
    await endLeftover({ cluster: join(place.dataDir, 'postgres') })
    await rm(place.home, { recursive: true, force: true, maxRetries: 5 })
  })
  return place
}

/** Runs statements one after another; the rows of all of them. */
export async function sql(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  // A server that is killed is told twice: the statement fails, and the connection ends.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const rows: unknown[] = []
    for (const statement of statements)
      rows.push(...(await client.query<Record<string, unknown>>(statement)).rows)
    return rows
  } finally {
    await client.end()
  }
}

/** Writes a row that can be found again. */
export const write = ['create table if not exists note (id int)', 'insert into note values (1)']
export const count = 'select count(*)::int as n from note'
