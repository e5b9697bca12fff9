import { currentSession } from './session.ts'

const known = new Map<string, string>()

/** Each user and building has lists of its own: another building has other blocks to filter by. */
const keyOf = (pathname: string) => {
  const { user, building } = currentSession()
  return [user?.id, building?.id, pathname].join(' ')
}

/** Remembers search, filters, sort and page of a list, until the console is loaded again. */
export const rememberList = (pathname: string, search: string): void =>
  void known.set(keyOf(pathname), search)

/** A list's address as the user left it, for the ways back to it: menu and breadcrumb. */
export const listAddress = (pathname: string): string => `${pathname}${known.get(keyOf(pathname)) ?? ''}`
