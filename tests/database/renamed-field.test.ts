import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

// A field is renamed in a copy of the repository, its migration with it: steps of `npm run check` find who still says the old name.

const repository = resolve(import.meta.dirname, '../..')
const rooms = [
  'core',
  'domain',
  'entities',
  'access-control',
  'api',
  'scripts',
  'package.json',
  'tsconfig.json',
]
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lobby-renamed-'))
  for (const room of rooms) await cp(join(repository, room), join(copy, room), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/** As a developer would who forgets the server's statements: the declaration, its words, and a migration. */
async function rename(from: string, to: string): Promise<void> {
  for (const name of ['fee.ts', 'fee.labels.ts']) {
    const file = join(copy, 'entities/fees', name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
  }
  await writeFile(
    join(copy, `api/database/migrations/9999-rename-${from.replaceAll('_', '-')}.sql`),
    `ALTER TABLE "fee" RENAME COLUMN "${from}" TO "${to}";\n`,
  )
}

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, told: `${stdout}${stderr}` }
}

test('a name in the text of a statement alone fails the check of statements, which names file, line and column', async () => {
  await rename('old_debt', 'debt_before')
  const database = await createTestDatabase(inject('databaseServer'))
  try {
    const { status, told } = run(['scripts/check-statements.ts', '--database', database.url])
    expect(told).toMatch(
      /api\/fees\/approval\.ts:\d+: column \S*old_debt\S* (of relation "fee" )?does not exist/,
    )
    expect(told).toMatch(/api\/fees\/reissue\.ts:\d+: column "old_debt" of relation "fee" does not exist/)
    const lines = told.trim().split('\n')
    expect(lines.filter((line) => !/^api\/\S+:\d+.*\bold_debt\b/.test(line))).toEqual([])
    expect(status).toBe(1)
  } finally {
    await database.drop()
  }
})

test('a name in the declared row or place of a statement does not compile', async () => {
  await rename('fee_type', 'kind_of_fee')
  const config = join(copy, 'tsconfig.one.json')
  await writeFile(
    config,
    JSON.stringify({ extends: './tsconfig.json', include: [], files: ['api/fees/issue-fee.ts'] }),
  )
  const { status, told } = run([
    join(repository, 'node_modules/typescript/bin/tsc'),
    '-p',
    config,
    '--noEmit',
  ])
  expect(told).toMatch(
    /api\/fees\/issue-fee\.ts\(\d+,\d+\): error TS2345: Argument of type '"fee_type"' is not assignable/,
  )
  expect(status).not.toBe(0)
})
