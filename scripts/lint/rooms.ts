import { posix } from 'node:path'
import { apiRooms } from '../rooms.ts'

/**
 * An oxlint plugin: the server's rooms form an order (`scripts/rooms.ts`), and a room imports values only from rooms
 * before it, so that no two rooms need each other.
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

/** `records` of `…/api/records/list.ts`; undefined for a file that is in no room. */
const roomOf = (path: string) => /(?:^|\/)api\/([^/]+)\/[^/]/.exec(path)?.[1]

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
        const room = roomOf(targetOf(context.filename, node.source?.value ?? ''))
        if (room === undefined || room === own || isTypeOnly(node)) return
        const [here, there] = [apiRooms.indexOf(own), apiRooms.indexOf(room)]
        if (here < 0) context.report({ node, message: `api/${own} has no place in scripts/rooms.ts` })
        else if (there < 0) context.report({ node, message: `api/${room} has no place in scripts/rooms.ts` })
        else if (there > here)
          context.report({ node, message: `api/${own} comes before api/${room} in scripts/rooms.ts` })
      },
    }
  },
}

const plugin = { meta: { name: 'rooms' }, rules: { order } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
