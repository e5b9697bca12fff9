import type { Visit } from './console.ts'

export interface ClickCount {
  /** Presses of the mouse so far; keys are free. */
  readonly clicks: () => number
  /** Files given so far, each of which is a click too. */
  readonly uploads: () => number
  /** A file chosen in the box of a page. */
  readonly upload: (file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
}

/** Counts what a person presses from now on: the page says each real click itself. */
export async function countClicks({ page }: Pick<Visit, 'page'>): Promise<ClickCount> {
  let clicks = 0
  let uploads = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  const listen = () => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // A key that presses a button makes a click without a count.
        if (isTrusted && detail > 0) (globalThis as unknown as { countClick: () => void }).countClick()
      },
      { capture: true },
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return {
    clicks: () => clicks,
    uploads: () => uploads,
    async upload(file) {
      uploads += 1
      clicks += 1
      await page.locator('input[type=file]').setInputFiles(file)
    },
  }
}
