import { isIP } from 'node:net'

/**
 * The proxies whose `x-forwarded-for` is trusted: none, how many there are in front, or their addresses and networks.
 */
export type TrustProxy = false | number | readonly string[]

const mostProxies = 10

/** Reads `TRUST_PROXY`. Undefined for a value that cannot be trusted safely: `on`, `0`, rubbish. */
export function readTrustProxy(text: string): TrustProxy | undefined {
  const value = text.trim().toLowerCase()
  if (value === '' || value === 'off') return false
  if (/^\d+$/.test(value)) {
    const count = Number(value)
    return count >= 1 && count <= mostProxies ? count : undefined
  }
  const places = value.split(',').map((place) => place.trim())
  return places.every(isPlace) ? places : undefined
}

export const trustProxyHint =
  `is the number of proxies in front (1 to ${mostProxies}), or their addresses and networks with commas ` +
  'between (10.0.0.5, 10.1.0.0/16, fd00::/8); leave it out, or write off, where there is none'

/** Bits that a network must name at least: 10.0.0.0/8 and fc00::/7 are the largest private ones. */
const fewestBits = { 4: 8, 6: 7 } as const
/** IPv4 addresses as IPv6 spells them (`::ffff:10.0.0.0/104`) have 96 bits before their own. */
const mappedBits = 96

/** An address, or a network of no more than private addresses: a larger one would trust strangers. */
function isPlace(place: string): boolean {
  const [address = '', bits, ...rest] = place.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  if (!/^\d{1,3}$/.test(bits)) return false
  const length = Number(bits)
  if (version === 4) return length >= fewestBits[4] && length <= 32
  const fewest = /^(::|0+:)/.test(address) ? mappedBits + fewestBits[4] : fewestBits[6]
  return length >= fewest && length <= 128
}

/** The form that Fastify takes: from the right, the first address that is not a trusted proxy is the client's. */
export function fastifyTrust(
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust]
}
