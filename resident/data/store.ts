import { useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly read: () => T
  readonly set: (next: T) => void
  readonly listen: (listener: () => void) => () => void
}

/** A value that the app shares, and that components follow by `useStore`. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <T>({ listen, read }: Store<T>): T => useSyncExternalStore(listen, read)
