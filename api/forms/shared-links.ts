import { lifetimes } from '#api/auth/limits.ts'
import { hashToken, newToken } from '#api/auth/tokens.ts'
import type { Queryable } from '#api/database/pool.ts'
import { command, query } from '#api/sql/query.ts'

const place = { buildingId: 'bigint', formId: 'bigint' } as const

/** The one link of a form for everybody that holds now. */
export const sharedLink = query({
  row: { token: 'text', made_by: 'text | null', created_at: 'timestamptz' },
  takes: place,
  sql: ({ buildingId, formId }) =>
    `select coalesce(l.token, '') as token, m.name as made_by, l.created_at from form_link l left join account m on m.id = l.made_by_id
      where l.building_id = ${buildingId} and l.form_id = ${formId} and l.token is not null
        and l.withdrawn_at is null`,
})

/** Makes the link; true unless there is one already. It holds until somebody shuts it: whether it takes answers the form says. */
export async function insertSharedLink(
  db: Queryable,
  link: { readonly buildingId: string; readonly formId: string; readonly madeById: string },
): Promise<boolean> {
  const token = newToken()
  return (await insert(db, { ...link, token, tokenHash: hashToken(token) })) > 0
}

const insert = command({
  takes: { ...place, madeById: 'bigint', token: 'text', tokenHash: 'text' },
  sql: ({ buildingId, formId, madeById, token, tokenHash }) =>
    `insert into form_link (building_id, form_id, made_by_id, token, token_hash, expires_at)
      values (${buildingId}, ${formId}, ${madeById}, ${token}, ${tokenHash}, 'infinity')
      on conflict (building_id, form_id) where token is not null and withdrawn_at is null do nothing`,
})

/** Shuts the link; how many there were. For as long as a link of one answer lives it says that it is no longer valid. */
export const shutSharedLink = (
  db: Queryable,
  form: { readonly buildingId: string; readonly formId: string },
) => shut(db, { ...form, seconds: lifetimes.formLink })

const shut = command({
  takes: { ...place, seconds: 'integer' },
  sql: ({ buildingId, formId, seconds }) =>
    `update form_link set withdrawn_at = now(), expires_at = now() + make_interval(secs => ${seconds})
      where building_id = ${buildingId} and form_id = ${formId} and token is not null and withdrawn_at is null`,
})
