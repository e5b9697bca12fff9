import { lifetimes } from '#api/auth/limits.ts'
import { hashToken, newToken } from '#api/auth/tokens.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'

/** Whose answer a link is, and to which form. */
const place = {
  building_id: 'bigint',
  form_id: 'bigint',
  apartment_id: 'bigint | null',
  resident_id: 'bigint | null',
} as const

const linkByHash = query({
  row: { id: 'bigint', ...place, is_answered: 'boolean', is_withdrawn: 'boolean', is_shared: 'boolean' },
  takes: { tokenHash: 'text' },
  sql: ({ tokenHash }) =>
    `select id, building_id, form_id, apartment_id, resident_id, answered_at is not null as is_answered,
        withdrawn_at is not null as is_withdrawn, token is not null as is_shared
      from form_link where token_hash = ${tokenHash} and expires_at > now()`,
})

export type FormLink = RowOf<typeof linkByHash>

/** The link that a token is for; undefined for one that is unknown or over. */
export const linkBehind = async (db: Queryable, token: string): Promise<FormLink | undefined> =>
  (await linkByHash(db, { tokenHash: hashToken(token) }))[0]

interface NewLink {
  readonly buildingId: string
  readonly formId: string
  readonly apartmentId: string | null
  readonly residentId: string | null
  readonly madeById: string
}

/** A new link's token: nobody can read it again. */
export async function insertLink(
  db: Queryable,
  link: NewLink,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const seconds = lifetimes.formLink
  const [made] = await insert(db, { ...link, tokenHash: hashToken(token), seconds })
  if (made === undefined) throw new Error('a link was not inserted')
  return { token, expiresAt: made.expires_at }
}

const insert = query({
  row: { expires_at: 'timestamptz' },
  takes: {
    buildingId: 'bigint',
    formId: 'bigint',
    apartmentId: 'bigint | null',
    residentId: 'bigint | null',
    madeById: 'bigint',
    tokenHash: 'text',
    seconds: 'integer',
  },
  sql: ({ buildingId, formId, apartmentId, residentId, madeById, tokenHash, seconds }) =>
    `insert into form_link (building_id, form_id, apartment_id, resident_id, made_by_id, token_hash, expires_at)
      values (${buildingId}, ${formId}, ${apartmentId}, ${residentId}, ${madeById}, ${tokenHash},
        now() + make_interval(secs => ${seconds}))
      returning expires_at`,
})

/**
 * Uses a link up for its answer: only the first request gets true, those after it false. 404 for a link that has ended
 * meanwhile, 409 for one that was withdrawn.
 */
export async function takeLink(
  db: Queryable,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const taken = await answerLink(db, { id, seconds: lifetimes.formThanks })
  if (taken > 0) return true
  const link = await linkBehind(db, token)
  if (link === undefined) throw notFound()
  requireOpenable(link)
  return false
}

/** Used, it still says the form's thanks for a while. */
const answerLink = command({
  takes: { id: 'bigint', seconds: 'integer' },
  sql: ({ id, seconds }) =>
    `update form_link set answered_at = now(), expires_at = now() + make_interval(secs => ${seconds})
      where id = ${id} and answered_at is null and withdrawn_at is null and expires_at > now()`,
})

/** 409 `form_link_withdrawn` for a link that the office has withdrawn. */
export function requireOpenable({ is_withdrawn }: FormLink): void {
  if (is_withdrawn) throw apiError(409, 'form_link_withdrawn')
}

/** Withdraws a link that still waits for its answer. */
export const withdrawLink = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', formId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, formId, id }) =>
    `update form_link set withdrawn_at = now()
      where building_id = ${buildingId} and form_id = ${formId} and id = ${id} and token is null
        and answered_at is null and withdrawn_at is null and expires_at > now()
      returning id`,
})

/** The links of a form that still wait for their answer, the latest first. */
export const waitingLinks = query({
  row: {
    id: 'bigint',
    apartment: 'text | null',
    resident: 'text | null',
    made_by: 'text | null',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
    total: 'integer',
  },
  takes: {
    buildingId: 'bigint',
    formId: 'bigint',
    apartmentId: 'bigint | null',
    limit: 'integer',
    skip: 'integer',
  },
  sql: ({ buildingId, formId, apartmentId, limit, skip }) =>
    `select l.id, a.code as apartment, r.full_name as resident, m.name as made_by, l.created_at, l.expires_at,
        count(*) over ()::integer as total
      from form_link l
        left join apartment a on a.building_id = l.building_id and a.id = l.apartment_id
        left join resident r on r.building_id = l.building_id and r.id = l.resident_id
        left join account m on m.id = l.made_by_id
      where l.building_id = ${buildingId} and l.form_id = ${formId} and l.token is null
        and l.answered_at is null and l.withdrawn_at is null and l.expires_at > now()
        and (${apartmentId} is null or l.apartment_id = ${apartmentId})
      order by l.id desc limit ${limit} offset ${skip}`,
})

/** Links that have ended say nothing any more. */
export const cleanFormLinks = command({
  takes: {},
  sql: () => 'delete from form_link where expires_at < now()',
})
