/** Signs that a keyboard is there: what is left of the window's height. */
const share = 0.75

/** The bar makes room for the keyboard, which some phones lay over it and others push it up with. */
export function watchKeyboard(): void {
  const { visualViewport: view } = window
  if (view === null) return
  const look = () => {
    const isTyping = view.scale === 1 && view.height < document.documentElement.clientHeight * share
    document.documentElement.toggleAttribute('data-typing', isTyping)
  }
  view.addEventListener('resize', look)
}
