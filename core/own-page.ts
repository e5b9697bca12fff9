/**
 * The address of a page of our own: one slash before each part. Browsers take `//host` and `/\host` for another site, routers
 * may make `//host` of `/.//host`, and browsers drop tabs and line breaks before they look.
 */
export const ownPage = /^(?:\/(?!\/)[^/\\?#\p{Cc}]*)+(?:[?#]\P{Cc}*)?$/u

export const isOwnPage = (address: string): boolean => ownPage.test(address)
