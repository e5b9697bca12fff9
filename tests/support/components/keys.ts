import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Keys in the notation of user-event: `abc{Enter}`, `{Control>}s{/Control}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** Of the focused select: the list of the one before may be leaving. */
const activeOption = () => {
  const list = document.activeElement?.getAttribute('aria-controls') ?? ''
  const dropdown = document.getElementById(list)?.closest('.ant-select-dropdown')
  return dropdown?.querySelector('.ant-select-item-option-active')?.textContent ?? ''
}

/** Opens the focused select and moves down to an option, no faster than a person sees the position. */
export async function choose(label: string): Promise<void> {
  await press('{ArrowDown}')
  await expect.poll(activeOption).not.toBe('')
  for (let tries = 0; tries < 10 && !activeOption().startsWith(label); tries += 1) {
    const before = activeOption()
    await press('{ArrowDown}')
    await expect.poll(activeOption).not.toBe(before)
  }
  await press('{Enter}')
}
