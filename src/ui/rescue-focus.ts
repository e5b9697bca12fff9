/** Milliseconds within which a page changes after an action: a button goes when the record has been loaded again. */
const patience = 3000

let stopWatching: (() => void) | undefined

/**
 * Gives the focus to the page's heading if what had it is gone, now or in the next moments: a button that an action
 * removes, a page that was left. Ends with the next key or click, which puts the focus somewhere itself.
 */
export function rescueFocus(): void {
  stopWatching?.()
  const look = () => requestAnimationFrame(() => requestAnimationFrame(focusHeading))
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stopWatching?.(), patience)
  stopWatching = () => {
    watcher.disconnect()
    clearTimeout(timer)
    for (const press of presses) removeEventListener(press, end, true)
  }
  const end = stopWatching
  for (const press of presses) addEventListener(press, end, true)
  look()
}

const presses = ['keydown', 'pointerdown'] as const

function focusHeading(): void {
  const { activeElement: active, body } = document
  if (active !== null && active !== body && active.isConnected) return
  document.querySelector<HTMLElement>('.lobby-page-title h1')?.focus({ preventScroll: true })
}
