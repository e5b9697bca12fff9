import { createContext } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { Values } from '../field-view.ts'

export interface NewRecord {
  readonly target: AnyEntity
  /** What its form begins with. */
  readonly initial: Values
  /** Told its id once it is saved. */
  readonly onMade: (id: string) => void
}

/** Makes a record over the form whose select asks for it. Absent: on a page of its own, beside the form. */
export const NewRecordContext = createContext<((asked: NewRecord) => void) | undefined>(undefined)
