import { extendEntity } from '#api/records/behaviour.ts'
import { feedback } from '#entities/forms/feedback.ts'

/** Feedback carries the name of the account that gave it, and whether that is a resident's. */
export const feedbackExtension = extendEntity(feedback, {
  create: ({ caller, also }) =>
    also({
      account_id: caller.principal.accountId,
      answered_by: caller.principal.type === 'org_resident' ? 'resident' : 'staff',
    }),
})
