import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Mode } from './tokens.ts'

/** The user's choice; `system` follows the machine. Stored under the name that public/boot.js reads. */
export const choices = ['light', 'dark', 'system'] as const
export type Choice = (typeof choices)[number]
export const isThemeChoice = (value: unknown): value is Choice => choices.some((one) => one === value)

const key = 'lobby.theme'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice: Choice = readChoice()

function readChoice(): Choice {
  try {
    return choices.find((one) => one === localStorage.getItem(key)) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Paper is white: dark colours would leave pale words on it. */
let isPrinting = false

const modeOf = (): Mode => {
  if (isPrinting) return 'light'
  return choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
}

export function chooseTheme(next: Choice): void {
  choice = next
  try {
    localStorage.setItem(key, next)
  } catch {
    // The choice then lasts as long as the page.
  }
  tell()
}

function tell() {
  document.documentElement.dataset['theme'] = modeOf()
  for (const listener of listeners) listener()
}
system.addEventListener('change', tell)
for (const [name, begins] of [
  ['beforeprint', true],
  ['afterprint', false],
] as const)
  addEventListener(name, () => {
    isPrinting = begins
    // The browser takes the page as it is when this event has been heard.
    if (document.documentElement.dataset['theme'] !== modeOf()) flushSync(tell)
  })

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useMode = () => useSyncExternalStore(subscribe, modeOf)
export const useThemeChoice = () => useSyncExternalStore(subscribe, () => choice)

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the user asks their machine for no movement. */
export const useIsStill = () =>
  useSyncExternalStore(
    (listener) => {
      stillness.addEventListener('change', listener)
      return () => stillness.removeEventListener('change', listener)
    },
    () => stillness.matches,
  )
