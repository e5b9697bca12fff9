import { extendEntity } from '#api/records/behaviour.ts'
import { suggestion } from '#entities/operation/suggestion.ts'

/** A suggestion bears the name of who made it. */
export const suggestionExtension = extendEntity(suggestion, {
  create: ({ caller, also }) => also({ proposer_id: caller.principal.accountId }),
})
