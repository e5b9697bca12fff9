import { command, query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'

/** The number of an account that its owner has proved by a code, or null. */
export async function provedPhone(db: Queryable, { id }: { readonly id: string }): Promise<string | null> {
  const [row] = await provedPhones(db, { accountId: id })
  return row?.phone_number ?? null
}

const provedPhones = query({
  row: { phone_number: 'text' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select p.phone_number from proved_phone p join account c on c.id = p.account_id and c.phone_number = p.phone_number
      where p.account_id = ${accountId}`,
})

/** Somebody has told the code that was sent to the number. */
export const noteProvedPhone = command({
  takes: { accountId: 'bigint', phone: 'text' },
  sql: ({ accountId, phone }) =>
    `insert into proved_phone (account_id, phone_number) values (${accountId}, ${phone})
      on conflict (account_id) do update set phone_number = excluded.phone_number, created_at = now()`,
})

/** Whoever has proved another number than the account has now gets no code any more. */
export const keepProvedPhone = command({
  takes: { accountId: 'bigint', phone: 'text | null' },
  sql: ({ accountId, phone }) =>
    `delete from proved_phone where account_id = ${accountId} and phone_number is distinct from ${phone}`,
})
