import type { AnyEntity } from './entity.ts'
import type { AnyFields } from './field.ts'

type Named = { readonly name: string; readonly fields: AnyFields }

/** Relations that lead nowhere, e.g. `contract.template_id -> templat` or `block.apartments -> apartment.blok_id`. */
type DanglingRelation<R extends Record<string, Named>> = {
  [E in keyof R & string]: {
    [K in keyof R[E]['fields'] & string]: R[E]['fields'][K] extends {
      readonly target: infer T extends string
    }
      ? T extends keyof R
        ? R[E]['fields'][K] extends { readonly via: infer V extends string }
          ? V extends keyof R[T]['fields'] | 'building_id'
            ? never
            : `${E}.${K} -> ${T}.${V}`
          : never
        : `${E}.${K} -> ${T}`
      : never
  }[keyof R[E]['fields'] & string]
}[keyof R & string]

/** Names under which an entity is registered must be the entity's own. */
type Misnamed<R extends Record<string, Named>> = {
  [E in keyof R & string]: R[E]['name'] extends E ? never : E
}[keyof R & string]

export function defineRegistry<const R extends Record<string, Named>>(
  entities: [DanglingRelation<R> | Misnamed<R>] extends [never]
    ? R
    : { readonly danglingRelation: DanglingRelation<R> | Misnamed<R> },
): R {
  return entities as R
}

/** All entities by name, for code that works on every one of them. */
export type Registry = Readonly<Record<string, AnyEntity>>
