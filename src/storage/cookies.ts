/** `Secure` wherever the page itself came safely; never readable across sites. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`
}

/** Undefined also where it holds what we did not write. */
export function readCookie(name: string): string | undefined {
  const part = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  try {
    return part === undefined ? undefined : decodeURIComponent(part.slice(name.length + 1))
  } catch {
    return undefined
  }
}

export const removeCookie = (name: string) => writeCookie(name, '', 0)
