import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { screensHere } from '#src/session/screens-here.ts'
import type { Views } from '../views.ts'

/** Where a record like this one is made: in the form that begins with its values, or where its views say. */
export const clonePath = (entity: AnyEntity, { clone }: Views, record: AnyRecord): string =>
  clone?.(record) ?? `/${screensHere(entity).create ?? ''}?clone=${record.id}`
