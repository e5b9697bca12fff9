import { isOwnPage, ownPage } from './own-page.ts'

/** Schemes of the addresses that a link may have. Others run programs (`javascript:`) or hold whole pages (`data:`). */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const

const reached = String.raw`(?:mailto:[^\s\p{Cc}@]+@|tel:\+?)[^\s\p{Cc}<>"\\]+`
const name = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const site = String.raw`https?:\/\/(?:${name}\.)+${name}(?::\d{1,5})?(?:[/?#][^\s\p{Cc}<>"\\]*)?`

/**
 * The whole of a link that readers are shown: a page of ours, or an address of a scheme that can do no harm, spelt out. A
 * name and password before the host (`https://bank.vn@evil.example`) would show one site and lead to another.
 */
export const linkPattern = new RegExp(`${ownPage.source}|^(?:${site}|${reached})$`, 'iu')

/** Browsers drop spaces and control signs before they look for a scheme, so they are dropped here. */
// oxlint-disable-next-line no-control-regex
const plain = (address: string) => address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase()

/** Whether an address inside formatted text may be followed: a place on this page or site, or one of these schemes. */
export function isSafeAddress(address: string, schemes: readonly string[]): boolean {
  const bare = plain(address)
  if (bare.startsWith('#') || isOwnPage(bare)) return true
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1]
  return scheme !== undefined && schemes.includes(scheme)
}
