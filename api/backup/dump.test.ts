import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { offerPrograms } from '#tests/support/database/client-programs.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { findProgram } from './dump.ts'
import { makeBackup } from './make.ts'
import { readManifest } from './manifest.ts'

afterEach(() => void vi.unstubAllEnvs())

test('where no program fits the database, it is said which are there and what to do', async () => {
  await offerPrograms({ pg_dump: '98.4' })
  expect(findProgram('pg_dump', 98).version).toBe('98.4')
  expect(() => findProgram('pg_dump', 99)).toThrow(
    /^pg_dump of PostgreSQL 99 or later is needed on this machine, and there is .*98\.4: install PostgreSQL's client programs of that version, or back up by the means of your database/,
  )
})

test('a backup by pg_dump says which one made it', async () => {
  const database = await createTestDatabase(inject('databaseServer'))
  const home = await makeScratch('lobby-dump-')
  try {
    await offerPrograms({ pg_dump: '99.3' })
    const { path } = await makeBackup({
      config: { dataDir: join(home, 'data'), databaseUrl: database.url },
      url: database.url,
      folder: join(home, 'backups'),
      keep: undefined,
      key: undefined,
    })
    const { kind, postgres, pg_dump: made } = await readManifest(path)
    expect({ kind, made }).toEqual({
      kind: 'dump',
      made: findProgram('pg_dump', Number.parseInt(postgres, 10)).version,
    })
  } finally {
    await database.drop()
  }
})
