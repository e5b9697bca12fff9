import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'

/** `account_types` of specification §7: several types, with commas between them. */
export const cashAccountExtension = extendEntity(cashAccount, {
  parameters: ['account_types'],
  where(_caller, params, { account_types: wanted }) {
    if (wanted === undefined || wanted === '') return undefined
    const known: readonly string[] = cashAccount.fields.account_type.options
    const types = wanted.split(',')
    if (types.some((type) => !known.includes(type)))
      throw invalidInput([{ field: 'account_types', code: 'invalid_option' }])
    return `t.account_type = any(${params.add(types)}::text[])`
  },
})
