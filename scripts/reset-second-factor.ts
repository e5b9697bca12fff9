import { dropFactor } from '#api/auth/second-factor/factors.ts'
import { accountNamed } from '#api/auth/directory.ts'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import { loadConfig } from '#api/config.ts'
import { createPool } from '#api/database/pool.ts'
import { openInstalled } from './probe-database.ts'
import { runCommand } from './run-command.ts'

/**
 * `second-factor:reset <e-mail or phone>` removes the second factor of an account whose owner has lost phone and
 * recovery codes, when no colleague can. Its sessions end, and the log has a line. For those who run the server.
 */
async function reset(): Promise<void> {
  const username = process.argv[2]
  if (username === undefined) throw new Error('Which account? npm run second-factor:reset <e-mail or phone>')
  const database = await openInstalled(loadConfig(process.env))
  const db = createPool(database.url, { max: 1 })
  try {
    const account = await accountNamed(db, username)
    if (account === undefined) throw new Error(`No active account is called ${username}`)
    const wasOn = await db.transaction(async (tx) => {
      if (!(await dropFactor(tx, account.id))) return false
      await tx.execute('delete from session where account_id = $1', [account.id])
      await writeSecurityLog(
        tx,
        {
          action: 'second_factor_reset',
          organisationId: account.organisation_id,
          resource: 'account',
          recordId: account.id,
          recordTitle: account.name,
        },
        {
          language: 'en',
          requestId: 'second-factor:reset',
          ip: '',
          userAgent: 'npm run second-factor:reset',
        },
      )
      return true
    })
    console.log(wasOn ? `Two-factor authentication of ${account.name} is off.` : `${account.name} had none.`)
  } finally {
    await db.close()
    await database.stop()
  }
}

await runCommand(reset)
