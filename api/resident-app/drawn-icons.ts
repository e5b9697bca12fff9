import type { Readable } from 'node:stream'
import { drawIcon, type IconName } from './app-icon.ts'

/** Three icons of a hundred buildings, some 30 kB each. */
const most = 300

/**
 * Draws each icon of a logo once and keeps the latest: whoever asks again and again, signed in or not, costs no drawing.
 * `open` gives the logo; undefined where there is none.
 */
export function createDrawnIcons(draw = drawIcon) {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
  return function iconOf(
    { logo, name }: { readonly logo: string; readonly name: IconName },
    open: () => Promise<Readable | undefined>,
  ): Promise<Buffer | undefined> {
    const key = `${logo} ${name}`
    const found = drawn.get(key)
    if (found !== undefined) return found
    const icon = open().then((picture) => (picture === undefined ? undefined : draw(picture, name)))
    drawn.set(key, icon)
    const [oldest] = drawn.keys()
    if (drawn.size > most && oldest !== undefined) drawn.delete(oldest)
    // What failed, or was not there yet, is tried again.
    const forget = () => void (drawn.get(key) === icon && drawn.delete(key))
    icon.then((bytes) => bytes ?? forget(), forget)
    return icon
  }
}
