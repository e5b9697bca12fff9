import type { AnyEntity } from '../entity.ts'
import type { AnyFields } from '../field.ts'

/** What deleting a record in this state asks for, and does not go without. Nothing is asked of most records. */
export const askedOnDeletion = (entity: AnyEntity, state: unknown): AnyFields =>
  fieldsAsked(entity, (states) => states.includes(String(state)))

/** The same of whatever state. */
export const everAskedOnDeletion = (entity: AnyEntity): AnyFields => fieldsAsked(entity, () => true)

function fieldsAsked(entity: AnyEntity, isMeant: (states: readonly string[]) => boolean): AnyFields {
  const names = (entity.frozen ?? []).flatMap(({ in: states, deletable }) =>
    typeof deletable === 'object' && isMeant(states) ? deletable.asks : [],
  )
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = entity.fields[name]
      return field === undefined ? [] : [[name, field] as const]
    }),
  )
}
