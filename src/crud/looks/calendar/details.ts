import type { AnyEntity } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { relationBehind } from '#src/fields/references/relations.ts'

/** The fields that an entry tells besides its title, time and state: its place, and the records that its card names. */
export const detailNames = (entity: AnyEntity, { places }: CalendarLook): readonly string[] => {
  const names = [places, ...(entity.list.card ?? [])].filter((name) => name !== undefined)
  return [...new Set(names)].filter((name) => relationBehind(entity, name) !== undefined)
}
