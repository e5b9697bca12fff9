import type { ReactNode } from 'react'
import { titleIn } from '#core/derive/title.ts'
import { currentLanguage } from '#src/i18n/i18n.ts'
import { entityNamed, isRecord } from '../references/entities.ts'
import { useRecordsById, type NamingField } from '../references/known-records.ts'

interface KeptNameProps {
  /** The entity and the id of the record that was called so. */
  readonly target: string
  readonly id: string
  readonly naming: NamingField | undefined
  /** What the row keeps. */
  readonly children: ReactNode
}

/** The name that a row keeps of a record, by the record's own in the reader's language, where the office gave it one. */
export function KeptName({ target, id, naming, children }: KeptNameProps) {
  const entity = entityNamed(target)
  const record = useRecordsById(entity, [id], naming).get(id)
  const told =
    entity !== undefined && isRecord(record) ? titleIn(entity, record, currentLanguage()) : undefined
  return told ?? children
}
