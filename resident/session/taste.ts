/**
 * Small things that a phone remembers: whose copies it keeps, the home that was open last, the letters' size, and a sign-out
 * that has not reached the server yet.
 */
type Name = 'account' | 'home' | 'letters' | 'leaving'

const keyOf = (name: Name) => `lobby.resident.${name}`

export function readTaste(name: Name): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined
  } catch {
    return undefined
  }
}

export function writeTaste(name: Name, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // Where storage is forbidden it lasts as long as the page.
  }
}

export function forgetTaste(name: Name): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // As above.
  }
}
