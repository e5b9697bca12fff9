import { statesOf } from '#api/sql/literals.ts'
import { account } from '#entities/account/account.ts'

/** SQL: whether the account in the row `account` may sign in. */
export const isActive = `(account.status = ${statesOf(account).active} and account.deleted_at is null)`
