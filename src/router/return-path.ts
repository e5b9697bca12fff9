const parameter = 'to'
export const fallbackPath = '/dashboard'

/** The login page's address, remembering where the user wanted to go. */
export const loginAddress = (wanted: string) =>
  wanted === '/' || wanted === fallbackPath ? '/login' : `/login?${parameter}=${encodeURIComponent(wanted)}`

/** The remembered page. Only a path of ours counts: anything that could lead off the site becomes the dashboard. */
export function returnPathIn(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? fallbackPath
  const isOwnPath = /^\/(?![/\\])/.test(wanted) && !/[\\\p{Cc}]/u.test(wanted)
  return isOwnPath ? wanted : fallbackPath
}
