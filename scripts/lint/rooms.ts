import { posix } from 'node:path'
import { apiRooms, consoleRooms } from '../rooms.ts'

/**
 * An oxlint plugin: the rooms of `api` and of `src` form an order each (`scripts/rooms.ts`), and a room imports values
 * only from rooms before it, so that no two rooms need each other.
 */

interface Node {
  readonly type: string
  readonly importKind?: string
  readonly source?: { readonly value: string } | null
  readonly specifiers?: readonly { readonly importKind?: string }[]
}
interface Context {
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

const orders = { api: apiRooms, src: consoleRooms }

/** `api` and `records` of `…/api/records/list.ts`; undefined for a file that is in no room. */
function roomOf(path: string) {
  const [, house, room] = /(?:^|\/)(api|src)\/([^/]+)\/[^/]/.exec(path) ?? []
  return room === undefined ? undefined : { house: house as keyof typeof orders, room }
}

const targetOf = (filename: string, source: string) =>
  source.startsWith('.')
    ? posix.join(posix.dirname(filename.replaceAll('\\', '/')), source)
    : source.replace(/^#/, '')

const isTypeOnly = ({ importKind, specifiers = [] }: Node) =>
  importKind === 'type' || (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))

const order = {
  create(context: Context) {
    const own = roomOf(context.filename.replaceAll('\\', '/'))
    if (own === undefined) return {}
    return {
      ImportDeclaration(node: Node) {
        const target = roomOf(targetOf(context.filename, node.source?.value ?? ''))
        if (target?.house !== own.house || target.room === own.room || isTypeOnly(node)) return
        const order = orders[own.house]
        const [here, there] = [order.indexOf(own.room), order.indexOf(target.room)]
        for (const { room } of [own, target])
          if (!order.includes(room))
            context.report({ node, message: `${own.house}/${room} has no place in scripts/rooms.ts` })
        if (here >= 0 && there > here)
          context.report({ node, message: `${own.room} comes before ${target.room} in scripts/rooms.ts` })
      },
    }
  },
}

const plugin = { meta: { name: 'rooms' }, rules: { order } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
