import { extendEntity } from '#api/records/extension.ts'
import { visitor } from '#entities/people/visitor.ts'

const stamps: Readonly<Record<string, string>> = { check_in: 'checked_in_at', check_out: 'checked_out_at' }

/** The gate writes when a visitor came and went. */
export const visitorExtension = extendEntity(visitor, {
  beforeUpdate(changes, { action }) {
    const field = stamps[action]
    return field === undefined ? changes : { ...changes, [field]: new Date().toISOString() }
  },
})
