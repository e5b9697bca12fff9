import { menuEntries } from '../src/shell/menu-entries.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { someIds } from '#tests/support/browser/some-ids.ts'
import { routeLines } from '../src/router/route-lines.ts'

export interface ScreensAsked {
  /** Records' pages and forms too, not only what the menu opens. */
  readonly all: boolean
  /** Only screens whose address begins with one of these; empty = all. */
  readonly only: readonly string[]
}

/** Addresses of screens, each once, in the menu's order; a record's page shows the first record of its kind. */
export async function screensToShoot({ all, only }: ScreensAsked): Promise<string[]> {
  const menu = ['/dashboard', ...menuEntries.map(({ path }) => path)]
  const paths = all ? [...menu, ...(await recordScreens())] : menu
  return [...new Set(paths)].filter(
    (path) => only.length === 0 || only.some((start) => path.startsWith(`/${start}`)),
  )
}

async function recordScreens(): Promise<string[]> {
  const ids = await someIds(await apiAs('admin'))
  return routeLines()
    .filter(({ route, screen }) => !screen.startsWith('to /') && (!route.includes(':') || ids.has(route)))
    .map(({ route }) => route.replace(':id', ids.get(route) ?? ''))
}
