import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadFirstList, prefetchFirstList } from './crud/list/prefetch-first-list.ts'
import { withPrefetchedLists } from './data/prefetched-lists.ts'
import { loadFonts } from './theme/fonts.ts'
import { loadDataProvider } from './data/load-provider.ts'
import { currentSignIn } from './data/token.ts'
import { setDataProvider } from './data/provider.ts'
import { startI18n } from './i18n/i18n.ts'
import { addEntityRoutes } from './router/entity-routes.tsx'
import { routes } from './router/routes.tsx'
import { takeEntry } from './session/entry.ts'
import { takeLinkToken } from './session/link-token.ts'
import { currentBuildingId, startSession } from './session/session.ts'
import { setOverrides } from './crud/use-views.ts'
import { views } from './view-list.ts'

/**
 * Milliseconds that the first drawing waits for the rows of its list: with them it is drawn once, not first without. The
 * page's own frame is on the screen meanwhile.
 */
const rowsPatience = 150

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

// Not awaited at the top: chunks that import this one would wait for it, and it for them.
void start()

async function start(): Promise<void> {
  takeLinkToken()
  const language = takeEntry()
  const provider = await loadDataProvider(currentBuildingId)
  setDataProvider(provider)
  const [, , isListReady] = await Promise.all([
    startI18n(language),
    startSession(),
    // What does not come is asked for again by the page, which tells of it.
    currentSignIn() !== undefined && loadFirstList(window.location).catch(() => false),
  ])
  // They call the server.
  if (provider.capabilities.calls) setOverrides(views)
  const rows = isListReady ? prefetchFirstList(window.location) : undefined
  setDataProvider(withPrefetchedLists(provider))
  // Their request leaves first: making the router takes a while, and fonts would go before it. The browser sends it some
  // tasks after it was told to.
  await pause(4)
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addEntityRoutes })
  void loadFonts()
  await Promise.race([rows, pause(rowsPatience)])
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  takeSplashAway(root)
  createRoot(root).render(<RouterProvider router={router} />)
}

/** The frame that index.html draws goes once there is something in its place. */
function takeSplashAway(root: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    watcher.disconnect()
    document.getElementById('splash')?.remove()
  })
  watcher.observe(root, { childList: true })
}
