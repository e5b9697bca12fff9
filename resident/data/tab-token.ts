const name = 'lobby_token'

/**
 * Of an app that shows a page of ours in this tab: the console has put it there (src/data/token.ts). It is this tab's
 * alone, goes before whoever is remembered here, and nothing that it reads is kept.
 */
let token: string | undefined = read()

function read(): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

export const tabToken = () => token

export function dropTabToken(): void {
  token = undefined
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where storage is forbidden there was none.
  }
}
