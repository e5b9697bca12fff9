import { isSecondFactorPolicy, secondFactorSetting, type SecondFactorPolicy } from '#domain/second-factor.ts'
import { command, query } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import type { Queryable } from '../../database/pool.ts'

/** SQL: the organisation's setting as JSON text; null if it was never set. `organisation` is its id. */
export const policyOf = (organisation: string) =>
  `select setting.content #>> '{}' from setting
    where setting.organisation_id = ${organisation} and setting.building_id = 0
      and setting.code = '${secondFactorSetting}'`

/** Who must use a second factor; `off` if nothing is set. */
export async function readPolicy(db: Queryable, organisationId: string): Promise<SecondFactorPolicy> {
  const [row] = await policies(db, { organisationId })
  return isSecondFactorPolicy(row?.policy) ? row.policy : 'off'
}

const policies = query({
  row: { policy: 'text | null' },
  takes: { organisationId: 'bigint' },
  sql: ({ organisationId }) => `select (${policyOf(organisationId)}) as policy`,
})

/** Writes the setting and returns the previous one. */
export async function writePolicy(
  db: Queryable,
  organisationId: string,
  policy: SecondFactorPolicy,
): Promise<SecondFactorPolicy> {
  const before = await readPolicy(db, organisationId)
  await upsertPolicy(db, { organisationId, policy })
  return before
}

const upsertPolicy = command({
  takes: { organisationId: 'bigint', policy: wordOf<SecondFactorPolicy>() },
  sql: ({ organisationId, policy }) =>
    `insert into setting (organisation_id, building_id, code, content)
      values (${organisationId}, 0, '${secondFactorSetting}', to_jsonb(${policy}))
      on conflict (organisation_id, building_id, code) do update set content = excluded.content, updated_at = now()`,
})
