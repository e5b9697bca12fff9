import { isSecondFactorPolicy, secondFactorSetting, type SecondFactorPolicy } from '#domain/second-factor.ts'
import type { Queryable } from '../../database/pool.ts'

/** SQL: what the organisation's setting says, as JSON text; null where it was never set. `organisation` is its id. */
export const policyOf = (organisation: string) =>
  `select setting.content #>> '{}' from setting
   where setting.organisation_id = ${organisation} and setting.building_id = 0 and setting.code = '${secondFactorSetting}'`

/** Who must use a second factor; `off` if nothing is set. */
export async function readPolicy(db: Queryable, organisationId: string): Promise<SecondFactorPolicy> {
  const [row] = await db.query<{ policy: unknown }>(`select (${policyOf('$1')}) as policy`, [organisationId])
  return isSecondFactorPolicy(row?.policy) ? row.policy : 'off'
}

/** Writes the setting and says what it was. */
export async function writePolicy(
  db: Queryable,
  organisationId: string,
  policy: SecondFactorPolicy,
): Promise<SecondFactorPolicy> {
  const before = await readPolicy(db, organisationId)
  await db.execute(
    `insert into setting (organisation_id, building_id, code, content) values ($1, 0, $2, to_jsonb($3::text))
     on conflict (organisation_id, building_id, code) do update set content = excluded.content, updated_at = now()`,
    [organisationId, secondFactorSetting, policy],
  )
  return before
}
