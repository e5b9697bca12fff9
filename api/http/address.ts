import { isIP } from 'node:net'

/**
 * The sender as limits count them: one IPv4 address, or one IPv6 network of 64 bits, which is what a single
 * customer is given. An IPv4 address inside IPv6 counts as itself, however it is spelt.
 */
export function addressKey(ip: string): string {
  const address = withoutPort(ip.trim().toLowerCase())
  return isIP(address) === 6 ? networkOf(groupsOf(address)) : address.slice(0, 64)
}

/** Some proxies append the port to the address, and put an IPv6 address in brackets: `[2001:db8::1]:443`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, plain] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

function networkOf(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. The zone (`%eth0`) names an interface, not a sender. */
function groupsOf(address: string): number[] {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const head = numbersOf(before)
  const tail = after === undefined ? [] : numbersOf(after)
  const zeros = Array<number>(8 - head.length - tail.length).fill(0)
  return [...head, ...zeros, ...tail]
}

/** An IPv4 tail (`64:ff9b::192.0.2.1`) takes the place of two groups. */
function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
