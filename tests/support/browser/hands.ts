import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'

/** Works by keyboard alone and counts the keys, each of a text and each press once. */
export function handsOf(page: Page) {
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  return {
    keys: () => keys,
    press,
    async type(text: string) {
      keys += [...text].length
      await page.keyboard.type(text)
    },
    /** Moves by Tab, or another key, until there; fails if that takes more than so many steps. */
    async moveTo(place: Locator, { by = 'Tab', within = 40 }: { by?: string; within?: number } = {}) {
      await place.waitFor()
      const isThere = () =>
        place.evaluate((box) => box === document.activeElement || box.contains(document.activeElement))
      for (let step = 0; !(await isThere()); step += 1) {
        expect(step, 'steps with the keyboard').toBeLessThan(within)
        await press(by)
      }
    },
  }
}
