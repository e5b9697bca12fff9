import { z } from 'zod'
import { boolean } from '#core/fields/boolean.ts'
import { defineCall, manage } from './call.ts'
import { groupPermission } from './session.ts'
import { wire } from './values.ts'

const account = (flag: 'read' | 'update') =>
  ({ permission: { code: 'manage_account', flag }, tag: 'account' }) as const

export const readAccountSecondFactor = defineCall({
  ...account('read'),
  id: 'readAccountSecondFactor',
  method: 'GET',
  path: manage('org-members/{id}/second-factor'),
  summary: 'Whether an account has a second factor',
  reply: z.strictObject({ data: z.strictObject({ enabled_at: wire.moment.nullable() }) }),
})

export const resetAccountSecondFactor = defineCall({
  ...account('update'),
  id: 'resetAccountSecondFactor',
  method: 'POST',
  path: manage('org-members/{id}/reset-second-factor'),
  summary: 'Reset the second factor of an account, for a lost device',
  body: { fields: { confirm: boolean() } },
  errors: { 403: ['own_account', 'rights_exceeded'], 409: ['second_factor_off'], 422: ['required'] },
})

export const readAccountRights = defineCall({
  ...account('read'),
  id: 'readAccountRights',
  method: 'GET',
  path: manage('org-members/{id}/rights'),
  summary:
    'What a member may do, in each building where the caller manages accounts, and the groups that give it',
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        building: z.strictObject({ id: wire.id, name: z.string(), expired: z.boolean() }),
        groups: z.array(
          z.strictObject({
            id: wire.id,
            name: z.string(),
            /** Null where the caller may not read groups. */
            group_permissions: z.array(groupPermission).nullable(),
          }),
        ),
        /** What holds today: modules that were bought and the running order are in it. */
        rights: z.array(groupPermission),
      }),
    ),
  }),
})
