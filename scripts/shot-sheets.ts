import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'

export interface Shot {
  /** Language and colour: `vi-dark`. */
  readonly series: string
  /** The screen's address. */
  readonly screen: string
  /** Of the window, px. */
  readonly width: number
  /** The picture, relative to the sheets' folder. */
  readonly file: string
}

/**
 * Writes `index.html`, a sheet for each screen: a row for each series, its pictures side by side, each a link to the
 * whole; and every sheet as one picture, drawn by `page`.
 */
export async function layOut(folder: string, shots: readonly Shot[], page: Page): Promise<void> {
  const screens = [...new Set(shots.map(({ screen }) => screen))]
  const rows = screens.map((screen) => {
    const own = shots.filter((shot) => shot.screen === screen)
    const series = [...new Set(own.map((shot) => shot.series))]
    return `<article><h2>${screen}</h2>\n${series.map((one) => rowOf(one, own)).join('\n')}</article>`
  })
  const index = join(folder, 'index.html')
  await writeFile(index, `${head}\n${rows.join('\n')}\n`)
  await page.goto(pathToFileURL(resolve(index)).href)
  for (const [at, sheet] of (await page.locator('article').all()).entries()) {
    await sheet.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (one) => [...one.querySelectorAll('img')].every(({ complete }) => complete),
      await sheet.elementHandle(),
    )
    const name = (screens[at] ?? '').replaceAll(/[^a-z0-9]+/gi, '-')
    await sheet.screenshot({ path: join(folder, `sheet${name}.png`) })
  }
}

const rowOf = (series: string, shots: readonly Shot[]) =>
  `<section><h3>${series}</h3>${shots
    .filter((shot) => shot.series === series)
    .map(({ file, width }) => `<a href="${file}"><img src="${file}" alt="${width} px" loading="eager"></a>`)
    .join('')}</section>`

const head = `<!doctype html>
<meta charset="utf-8">
<title>Screens of Lobby</title>
<style>
  article { width: max-content; padding: 8px; background: #777; }
  body { margin: 16px; font: 14px system-ui, sans-serif; background: #777; color: #fff; }
  section { display: flex; gap: 8px; align-items: flex-start; }
  h3 { width: 80px; font-size: 13px; font-weight: normal; }
  img { height: 320px; }
</style>`
