import { useSyncExternalStore } from 'react'
import type { Values } from '#src/fields/field-view.ts'
import type { PathErrors } from '#src/fields/parts/errors.ts'
import type { Siblings } from '#src/fields/references/siblings.ts'

/**
 * The text being typed. Created once; nothing that the server sends later changes it unless the user asks, so no live
 * event can wipe a field.
 */
export interface FormStore extends Siblings {
  set(name: string, value: unknown): void
  setAll(values: Values): void
  values(): Values
  errors(): PathErrors
  setErrors(errors: PathErrors): void
}

interface FormStoreOptions {
  /** Other fields that a change of one moves, with their values; `before` are those before it. */
  readonly follow?: (name: string, value: unknown, before: Values) => Values
  /** Values that a new record's form began with by declaration; none where it copies a record. */
  readonly defaults?: Values
}

export function createFormStore(
  initial: Values,
  { follow, defaults = {} }: FormStoreOptions = {},
): FormStore {
  let values: Values = initial
  let errors: PathErrors = {}
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: (name) => values[name],
    isDefault: (name) => Object.hasOwn(defaults, name) && values[name] === defaults[name],
    values: () => values,
    errors: () => errors,
    set(name, value) {
      const moved = follow?.(name, value, values) ?? {}
      values = { ...values, [name]: value, ...moved }
      for (const one of [name, ...Object.keys(moved)]) errors = withoutField(errors, one)
      tell()
    },
    setAll(next) {
      values = next
      errors = {}
      tell()
    },
    setErrors(next) {
      errors = next
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useFieldValue = (store: FormStore, name: string) =>
  useSyncExternalStore(store.subscribe, () => store.get(name))
export const useFormValues = (store: FormStore) => useSyncExternalStore(store.subscribe, store.values)
export const useFormErrors = (store: FormStore) => useSyncExternalStore(store.subscribe, store.errors)

/** An error disappears as soon as the user edits its field. */
const withoutField = (errors: PathErrors, name: string): PathErrors => {
  const gone = Object.keys(errors).filter((path) => path === name || path.startsWith(`${name}.`))
  if (gone.length === 0) return errors
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.includes(path)))
}
