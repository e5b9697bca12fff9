import type { AnyEntity } from '#core/entity.ts'
import type { Values } from '#src/fields/field-view.ts'
import { currentSession } from '#src/session/session.ts'

/** Whether what is done to one of these records mails somebody, and this server has no way to send it. */
export function isMailUnsent(entity: AnyEntity, done: string, records: readonly Values[]): boolean {
  const { mails } = entity
  if (mails === undefined || currentSession().user?.sends.includes('email') !== false) return false
  return mails.on.includes(done) && records.some((record) => (record[mails.to] ?? '') !== '')
}
