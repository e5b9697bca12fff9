import { afterEach } from 'vitest'
import { openPages } from './console.ts'

/** What a person would have seen when a browser test failed: of each page its address and the texts that stand on it. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages()) {
    const seen = await page
      .evaluate(() => {
        const texts = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText).join(' | ')
        return {
          focus: document.activeElement?.outerHTML.slice(0, 200),
          above: texts('.ant-message-notice, .ant-modal, .ant-notification-notice, [role=alert]').slice(
            0,
            1500,
          ),
          page: texts('main').slice(0, 1500),
        }
      })
      .catch(String)
    console.log(`when "${task.name}" failed, ${page.url()} showed`, seen)
  }
})
