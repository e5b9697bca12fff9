import { extendEntity } from '#api/records/behaviour.ts'
import { suggestion } from '#entities/operation/suggestion.ts'

/** A suggestion carries the name of its author. */
export const suggestionExtension = extendEntity(suggestion, {
  create: ({ caller, also }) => also({ proposer_id: caller.principal.accountId }),
})
