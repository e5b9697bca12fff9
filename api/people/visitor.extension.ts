import { extendEntity } from '#api/records/behaviour.ts'
import { visitor } from '#entities/people/visitor.ts'

const now = () => new Date().toISOString()

/** The gate writes when a visitor came and went. */
export const visitorExtension = extendEntity(visitor, {
  on: {
    check_in: ({ also }) => also({ checked_in_at: now() }),
    check_out: ({ also }) => also({ checked_out_at: now() }),
  },
})
