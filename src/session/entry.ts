import { isId } from '#core/id.ts'
import { isLanguage, type Language } from '#core/language.ts'
import { setTabToken } from '../data/token.ts'
import { wishBuilding } from './session.ts'

/**
 * What public/boot.js has taken out of the address before anything else was loaded: tokens from any address; the others
 * only where another app may open a page of ours.
 */
interface Entry {
  readonly access_token?: string | null
  readonly view_token?: string | null
  readonly language?: string | null
  readonly building_id?: string | null
  /** True where an `access_token` signs in. */
  readonly signsIn?: boolean
}

/** Boot's own; `globalThis`, because tests run where there is no window. */
const page = globalThis as { lobbyEntry?: Entry | undefined }

/** The same as in the header of a call; the code of a visitor's pass is shorter. */
const isToken = (text: string, least = 20) => /^[A-Za-z0-9_-]{12,200}$/.test(text) && text.length >= least

const kept = 'lobby_view_token'

/**
 * Signs in by the token that the address came with, in this tab alone, and wishes for the building that it names; the
 * language that it asks for. Once.
 */
export function takeEntry(): Language | undefined {
  const { access_token, view_token, language, building_id, signsIn } = page.lobbyEntry ?? {}
  page.lobbyEntry = undefined
  if (signsIn === true && typeof access_token === 'string' && isToken(access_token)) setTabToken(access_token)
  if (typeof view_token === 'string' && isToken(view_token, 12)) keepViewToken(view_token)
  if (typeof building_id === 'string' && isId(building_id)) wishBuilding(building_id)
  return isLanguage(language) ? language : undefined
}

/** Until the tab is closed, so that the page can be loaded again; another address has none. */
const keepViewToken = (token: string) => sessionStorage.setItem(kept, `${location.pathname} ${token}`)

/** The view token that this address was opened with. */
export function viewToken(pathname = location.pathname): string | undefined {
  const [at, token] = (sessionStorage.getItem(kept) ?? '').split(' ')
  return at === pathname ? token : undefined
}
