import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { residentRegistration } from '#entities/people/resident-registration.ts'
import { enterResident } from './approve-registration.ts'
import { tellApplicant } from './tell-applicant.ts'

/**
 * An accepted registration makes its person a resident of the apartment, and lets the account in with which they came; whoever
 * applied is told of the decision.
 */
export const residentRegistrationExtension = ({ hub }: Pick<AuthServices, 'hub'>) =>
  extendEntity(residentRegistration, {
    on: {
      accept: {
        async before({ whole, also, ...context }) {
          // Those who may decide on a registration need not hold the right to enter residents themselves.
          const caller = await onBehalfOf(context.caller, whole.building_id)
          const id = await enterResident(whole, { ...context, caller }, hub)
          const isNew = whole.resident_id === null && whole.approved_as !== 'known_person'
          return also({ resident_id: id, approved_as: whole.approved_as ?? (isNew ? null : 'known_person') })
        },
        after: ({ after, tx }) => tellApplicant(tx, after, 'accepted'),
      },
      refuse: { after: ({ after, tx }) => tellApplicant(tx, after, 'refused') },
    },
  })
