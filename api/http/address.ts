import { isIP } from 'node:net'

/**
 * The sender as limits count them: one IPv4 address, or one IPv6 network of 64 bits, which is what a single
 * customer is given. An IPv4 address inside IPv6 counts as itself.
 */
export function addressKey(ip: string): string {
  const address = ip.trim().toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (isIP(address) === 6) return `${networkOf(address)}::/64`
  // Some proxies write the port beside the address.
  const [, plain] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? []
  return (plain ?? address).slice(0, 64)
}

/** The first four groups, without leading zeros. The zone (`%eth0`) names an interface, not a sender. */
function networkOf(address: string): string {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::')
  const head = groupsOf(before)
  const tail = after === undefined ? [] : groupsOf(after)
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** An IPv4 tail (`64:ff9b::192.0.2.1`) takes the room of two groups. */
const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
