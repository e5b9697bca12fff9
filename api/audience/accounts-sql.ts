import { statesOf } from '#api/sql/literals.ts'
import { account } from '#entities/account/account.ts'

/** SQL, to be joined laterally: whether a resident has an account in the app, and an active one; `accounts` are these. */
export const accountsOf = (residentId: string) =>
  `select coalesce(array_agg(c.id) filter (where c.status = ${statesOf(account).active}), '{}') as accounts,
      count(*) > 0 as has_some
    from account_home h join account c on c.id = h.account_id
      where h.resident_id = ${residentId} and c.deleted_at is null`
