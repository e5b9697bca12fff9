/** Errors that concern the whole console, wherever they are noticed; `restored`: a lost connection is back. */
export type AppError = { readonly kind: 'expired' | 'network' | 'restored' | 'chunk' | 'second_factor' }

type Listener = (error: AppError) => void
const listeners = new Set<Listener>()

export const reportAppError = (error: AppError) => {
  for (const listener of listeners) listener(error)
}

export function onAppError(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let alone = 0

/** True while a page goes on without the network: a dialog that offers to load again would end it. */
export const isWorkingOffline = () => alone > 0

/** Says that a page goes on without the network, until what is returned is called. */
export function workOffline(): () => void {
  alone += 1
  return () => void (alone -= 1)
}
