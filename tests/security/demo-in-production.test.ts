import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { hashPassword } from '#api/auth/passwords.ts'
import { demoBankSecret } from '#api/banks/demo-bank.ts'
import { createPool } from '#api/database/pool.ts'
import { clientId } from '#domain/constants.ts'
import { demoAccounts, demoPassword } from '#entities/demo/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { openSeededServer } from '#tests/support/server/seeded-server.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'

// What anybody can read in the README and the sources opens nothing in production, even where a demo began.

test('the password of the demo signs nobody in', async () => {
  const database = await createTestDatabase(inject('databaseServer'))
  const dataDir = await makeScratch('lobby-production-')
  const db = createPool(database.url, { max: 1 })
  const own = 'Sân thượng có mưa 26'
  for (const [email, password] of [
    [demoAccounts[0].email, demoPassword],
    ['renamed@example.com', demoPassword],
    ['owner@example.com', own],
  ] as const)
    await db.execute(
      `insert into account (organisation_id, name, email, type, password) values (1, $1, $1, 'org_admin', $2)`,
      [email, await hashPassword(password)],
    )
  const start = (more: Readonly<Record<string, string>>) =>
    startLobby({
      dataDir,
      env: {
        DATABASE_URL: database.url,
        NODE_ENV: 'production',
        LOBBY_SECRET: randomBytes(32).toString('base64'),
        ...more,
      },
    })
  const signIn = async (url: string, username: string, password: string) => {
    const reply = await fetch(`${url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'client-id': clientId },
      body: JSON.stringify({ username, password }),
    })
    const { errorCode = '' } = (await reply.json()) as { errorCode?: string }
    return `${reply.status} ${errorCode}`.trim()
  }
  try {
    // A computer that is 45 days behind what the log says was done already.
    await db.execute(
      `insert into building (organisation_id, code, name, address, currency_code) values (1, 'B1', 'B', 'here', 'vnd')`,
    )
    await db.execute(
      `insert into log (building_id, organisation_id, action, resource, created_at) values (1, 1, 'create', 'block', now() + interval '45 days')`,
    )
    const lobby = await start({ LOG_LEVEL: 'warn' })
    expect(lobby.said).toContain('the accounts of the demo are here, and its published password opens none')
    expect(lobby.said).toMatch(
      /this computer's clock says .*, which is 10(79|80) h \d+ min before the newest line/,
    )
    for (const name of [demoAccounts[0].email, 'renamed@example.com', 'nobody@example.com'])
      expect(await signIn(lobby.url, name, demoPassword)).toBe('403 demo_password')
    expect(await signIn(lobby.url, 'owner@example.com', own)).toBe('200')
    await lobby.stop()
  } finally {
    await db.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('what is signed with the published secret of the demo’s bank is not heard', async () => {
  const told: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) })
  const seeded = await openSeededServer({ shut: { bankSecret: demoBankSecret }, logger })
  try {
    const desk = await openCashDesk(seeded)
    const feed = await openBankFeed(seeded, desk)
    const home = desk.apartment(0)
    expect(await feed.pay({ text: feed.reference(home) })).toMatchObject({ status: 401, lines: [] })
    expect(await desk.receiptsOf(home)).toEqual([])
    expect(told.filter((line) => line.includes('published secret'))).toEqual([
      expect.stringContaining(`"gateway":"${String(feed.gateway.id)}"`),
    ])
  } finally {
    await seeded.close()
  }
})
