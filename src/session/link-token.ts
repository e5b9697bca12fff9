/** The page that the links in mails lead to. */
export const linkPath = '/set-password'

let token: string | undefined

/**
 * Takes a mailed link's token out of the address bar before anything else loads, so that neither history, nor a page
 * behind, nor a screenshot keeps it. A reload forgets it.
 */
export function takeLinkToken(): void {
  const { pathname, search } = window.location
  if (pathname !== linkPath) return
  token = new URLSearchParams(search).get('token') ?? undefined
  window.history.replaceState(window.history.state, '', linkPath)
}

/** Undefined where the page was not opened by a link. */
export const linkToken = () => token

/** After it was used it opens nothing. */
export const forgetLinkToken = () => void (token = undefined)
