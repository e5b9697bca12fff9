import type { AnyEntity } from '#core/entity.ts'
import type { Values } from '#domain/documents/values.ts'
import type { ShownRecord } from '#entities/shown-record.ts'

/** What a paper may name of its entity; an interface, so that a wrong name is told beside those that there are. */
export interface PaperShape {
  readonly entity: AnyEntity
  /** A record as its reader may see it. */
  readonly record: Values
  /** Records that a record names: `apartment` of `apartment_id`. */
  readonly relation: string
  /** Fields that name a record. */
  readonly reference: string
  /** Fields that name the version of a template. */
  readonly version: string
  readonly field: string
}

/** That of one entity; of several, what any of them has. */
export interface ShapeOf<E extends AnyEntity> extends PaperShape {
  readonly entity: E
  readonly record: ShownRecord<E>
  readonly relation: RelationOf<ReferenceOf<E, string>>
  readonly reference: ReferenceOf<E, string>
  readonly version: ReferenceOf<E, 'template_version'>
  readonly field: FieldOf<E>
}

type FieldOf<E extends AnyEntity> = E extends unknown ? keyof E['fields'] & string : never

type ReferenceOf<E extends AnyEntity, Target extends string> = E extends unknown
  ? {
      [K in FieldOf<E>]: E['fields'][K] extends { readonly kind: 'belongs_to'; readonly target: Target }
        ? K
        : never
    }[FieldOf<E>]
  : never

type RelationOf<Field extends string> = Field extends `${infer Name}_id` ? Name : Field
