/**
 * Gives the focus to the page's heading if what had it is gone: a button that an action removed, a page that was left.
 * Waits for two frames, in which the page may put it somewhere itself.
 */
export function rescueFocus(): void {
  requestAnimationFrame(() => requestAnimationFrame(focusHeading))
}

function focusHeading(): void {
  const { activeElement: active, body } = document
  if (active !== null && active !== body && active.isConnected) return
  document.querySelector<HTMLElement>('.lobby-page-title h1')?.focus({ preventScroll: true })
}
