import type { AnyEntity } from '#core/entity.ts'
import type { RecordOf, ResidentRecord } from '#core/stored.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import type { StoredRecord, Values } from './extension.ts'
import type { Presented } from './present/presented.ts'

/** Whether its fields are known: a declaration, and not any of them or a name. */
type Known<E> = E extends AnyEntity ? (string extends keyof E['fields'] ? false : true) : false

/** A record of this entity as whoever asks may see it; of whatever entity, any values. */
export type PresentedFor<E> = [E] extends [AnyEntity]
  ? Known<E> extends true
    ? Presented<StoredShown<E>>
    : Presented
  : Presented

/** A record of this entity as it is stored; of whatever entity, any stored record. */
export type StoredFor<E> = [E] extends [AnyEntity]
  ? Known<E> extends true
    ? RecordOf<E>
    : StoredRecord
  : StoredRecord

/** What residents have of this entity's record. */
export type ResidentFor<E> = [E] extends [AnyEntity]
  ? Known<E> extends true
    ? Presented<ResidentRecord<E>>
    : Presented<Numbered>
  : Presented<Numbered>

/** Of whatever entity. */
type Numbered = Values & { readonly id: string }
