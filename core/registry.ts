import type { AnyEntity } from './entity.ts'
import type { AnyFields } from './field.ts'

type Named = { readonly name: string; readonly fields: AnyFields }

/** Why a relation leads nowhere: "there is no templat", "there is no apartment.blok_id"; never if it does not. */
type Lost<R extends Record<string, Named>, F> = F extends { readonly target: infer T extends string }
  ? T extends keyof R
    ? F extends { readonly via: infer V extends string }
      ? V extends keyof R[T]['fields'] | 'building_id'
        ? never
        : `there is no ${T}.${V}`
      : never
    : `there is no ${T}`
  : never

/** What a registry's entities must be, so that the compiler names the entity, and in it the field, that is not. */
type Sound<R extends Record<string, Named>> = {
  readonly [E in keyof R]: {
    readonly name: E
    readonly fields: {
      readonly [K in keyof R[E]['fields'] as [Lost<R, R[E]['fields'][K]>] extends [never] ? never : K]: Lost<
        R,
        R[E]['fields'][K]
      >
    }
  }
}

/** Registers each entity under its own name. A relation to what is not registered does not compile. */
export function defineRegistry<const R extends Record<string, Named>>(entities: R & Sound<R>): R {
  return entities
}

/** All entities by name, for code that works on every one of them. */
export type Registry = Readonly<Record<string, AnyEntity>>
