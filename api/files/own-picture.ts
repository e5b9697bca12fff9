import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import type { Queryable } from '../database/pool.ts'
import type { FieldReading } from '../records/read/field-reading.ts'
import type { HeldAsk } from '../storage/service.ts'

/** Users can always see their own picture; undefined for anything else. */
export async function readOwnPicture(
  db: Queryable,
  { caller, entity, id, field }: HeldAsk,
): Promise<FieldReading | undefined> {
  const { accountId, name } = caller.principal
  if (entity !== account.name || field !== 'avatar' || id !== accountId) return undefined
  const [row] = await avatars(db, { id })
  return row === undefined
    ? undefined
    : { files: row.avatar === null ? [] : [row.avatar], isGuarded: false, title: name, buildingId: null }
}

const avatars = query({
  row: columns(account, ['avatar']),
  takes: { id: 'bigint' },
  sql: ({ id }) => `select avatar from account where id = ${id}`,
})
