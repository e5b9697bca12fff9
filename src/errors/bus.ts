/** What befalls the console as a whole (specification §8), wherever it is noticed. */
export type Trouble = { readonly kind: 'expired' | 'network' | 'chunk' | 'second_factor' }

type Listener = (trouble: Trouble) => void
const listeners = new Set<Listener>()

export const raise = (trouble: Trouble) => {
  for (const listener of listeners) listener(trouble)
}

export function onTrouble(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
