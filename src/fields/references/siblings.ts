import { createContext, use, useSyncExternalStore } from 'react'
import type { Values } from '../field-view.ts'

/** The values being edited around an input: a form's, or a row's before its form's. */
export interface Siblings {
  get(name: string): unknown
  subscribe(listener: () => void): () => void
  /** Absent where neighbours can't be written. */
  set?(name: string, value: unknown): void
  /** Whether a neighbour of a new record still holds its declared default. */
  isDefault?(name: string): boolean
}

const nothing: Siblings = { get: () => undefined, subscribe: () => () => undefined }

export const SiblingsContext = createContext<Siblings>(nothing)

/** The present values of some neighbours; the input draws again when one of them changes. */
export function useSiblings(names: readonly string[]): Values {
  const siblings = use(SiblingsContext)
  const snapshot = useSyncExternalStore(siblings.subscribe, () =>
    JSON.stringify(names.map((name) => siblings.get(name) ?? null)),
  )
  const values = JSON.parse(snapshot) as unknown[]
  return Object.fromEntries(names.map((name, at) => [name, values[at]]))
}

/** A row's own values hide the form's. */
export const rowSiblings = (outer: Siblings, row: Values): Siblings => ({
  ...outer,
  isDefault: (name) => !Object.hasOwn(row, name) && outer.isDefault?.(name) === true,
  get: (name) => (Object.hasOwn(row, name) ? row[name] : outer.get(name)),
})
