import { account } from '#entities/account/account.ts'
import { AccountRights } from '../permissions/account-rights.tsx'
import type { Account } from '../permissions/group.ts'
import { defineViews } from './define-views.ts'

/** Groups tell little by their names: the account's page says what they allow. */
export const views = defineViews(account, {
  fields: {
    permission_groups: {
      wide: true,
      Detail: ({ record }) => <AccountRights account={record as Account} />,
    },
  },
})
