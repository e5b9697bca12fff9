import { z } from 'zod'
import { boolean } from '#core/fields/boolean.ts'
import { defineCall, manage } from './call.ts'
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
