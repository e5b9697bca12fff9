import { idleSetting, isIdleMinutes, usualIdleMinutes, type IdleMinutes } from '#domain/idle-minutes.ts'
import { logAct } from '#api/audit/security-log.ts'
import { command, query } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { confirmPassword } from './password-change.ts'
import type { AuthServices } from './services.ts'

/** After how many minutes without a request the administrators' sessions end in an organisation. */
export async function readIdleMinutes(db: Queryable, organisationId: string): Promise<IdleMinutes> {
  const [row] = await kept(db, { organisationId })
  return isIdleMinutes(row?.minutes) ? row.minutes : usualIdleMinutes
}

const kept = query({
  row: { minutes: 'text | null' },
  takes: { organisationId: 'bigint' },
  sql: ({ organisationId }) =>
    `select content #>> '{}' as minutes from setting
      where organisation_id = ${organisationId} and building_id = 0 and code = '${idleSetting}'`,
})

/** Sets it, from the next request on, also for sessions that are open. 422 for a wrong password. */
export async function changeIdleMinutes(
  services: AuthServices,
  caller: Caller,
  { minutes, password }: { minutes: IdleMinutes; password: string },
): Promise<void> {
  const { db, hub } = services
  const { organisationId } = caller.principal
  await confirmPassword(services, caller, password)
  await db.transaction(async (tx) => {
    const before = await readIdleMinutes(tx, organisationId)
    if (before === minutes) return
    await upsert(tx, { organisationId, minutes })
    await logAct(tx, caller, {
      action: 'session_policy_changed',
      resource: 'setting',
      recordTitle: idleSetting,
      changes: [{ field: idleSetting, before, after: minutes }],
    })
    tx.afterCommit(() => hub.send({ type: 'access' }))
  })
}

const upsert = command({
  takes: { organisationId: 'bigint', minutes: wordOf<IdleMinutes>() },
  sql: ({ organisationId, minutes }) =>
    `insert into setting (organisation_id, building_id, code, content)
      values (${organisationId}, 0, '${idleSetting}', to_jsonb(${minutes}))
      on conflict (organisation_id, building_id, code) do update set content = excluded.content, updated_at = now()`,
})
