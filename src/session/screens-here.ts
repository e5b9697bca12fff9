import {
  importPath,
  screensOf,
  viewsOf,
  webviewRoot,
  webviewScreensOf,
  type NamedView,
  type Screens,
} from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'

/** True for an address within the webview. */
export const isOfWebview = (pathname: string) => pathname.startsWith(`/${webviewRoot}/`)

/** Absent where tests run without a window. */
const page = globalThis as { readonly location?: { readonly pathname?: string } }

/** True while the page is one of the webview. */
export const isInWebview = () => isOfWebview(page.location?.pathname ?? '')

/*
 * The addresses of an entity's screens where the reader is. In the webview they are those that it offers, so that its
 * links stay within it; what it does not offer is absent, as what the reader may not open is.
 */

export const screensHere = (entity: AnyEntity): Partial<Screens> =>
  isInWebview() ? webviewScreensOf(entity) : screensOf(entity)

export const viewsHere = (entity: AnyEntity): NamedView[] => (isInWebview() ? [] : viewsOf(entity))

export const importHere = (entity: AnyEntity): string | undefined =>
  isInWebview() ? undefined : importPath(entity)

/** The page where a building takes what is ready-made. */
export const readyMadePath = (buildingId: string): string => `/building-set-up/${buildingId}`

/** The page of the one file that fills a building. */
export const workbookPath = (buildingId: string): string => `/building-workbook/${buildingId}`
