import { posix } from 'node:path'
import { apiRooms, consoleRooms } from '../rooms.ts'

/**
 * An oxlint plugin: the rooms of `api` and of `src` form an order each (`scripts/rooms.ts`), and a room imports values
 * only from rooms before it, at once or when it needs them, so that no two rooms need each other.
 */

interface Kinds {
  readonly importKind?: string
  readonly exportKind?: string
}
interface Node extends Kinds {
  readonly type: string
  readonly source?: Source | null
  readonly specifiers?: readonly Kinds[]
}
/** A text, or for `import()` any expression. */
interface Source {
  readonly value?: unknown
  /** A template's texts: one of them where it has no slots. */
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
}
interface Context {
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

const orders = { api: apiRooms, src: consoleRooms }

/** `api` and `records` of `…/api/records/read/list.ts`; undefined for a file that is in no room. */
function roomOf(path: string) {
  const [, house, room] = /(?:^|\/)(api|src)\/([^/]+)\/[^/]/.exec(path) ?? []
  return room === undefined ? undefined : { house: house as keyof typeof orders, room }
}

/** A room that has no place yet is above all others. */
function placeOf({ house, room }: { readonly house: keyof typeof orders; readonly room: string }): number {
  const place = orders[house].indexOf(room)
  return place < 0 ? Infinity : place
}

const targetOf = (filename: string, source: string) =>
  source.startsWith('.')
    ? posix.join(posix.dirname(filename.replaceAll('\\', '/')), source)
    : source.replace(/^#/, '')

/** The path that is written there; undefined for one that is put together. */
function pathIn({ value, quasis = [] }: Source): string | undefined {
  if (typeof value === 'string') return value
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined
}

const isType = ({ importKind, exportKind }: Kinds) => importKind === 'type' || exportKind === 'type'
const isTypeOnly = ({ specifiers = [], ...node }: Node) =>
  isType(node) || (specifiers.length > 0 && specifiers.every(isType))

const order = {
  create(context: Context) {
    const own = roomOf(context.filename.replaceAll('\\', '/'))
    if (own === undefined) return {}
    const check = (node: Node) => {
      const path = pathIn(node.source ?? {})
      const target = path === undefined ? undefined : roomOf(targetOf(context.filename, path))
      if (target?.house !== own.house || target.room === own.room || isTypeOnly(node)) return
      const there = placeOf(target)
      if (there === Infinity)
        context.report({
          node,
          message: `${target.room} has no place in scripts/rooms.ts: no room may import it`,
        })
      else if (there > placeOf(own))
        context.report({ node, message: `${own.room} comes before ${target.room} in scripts/rooms.ts` })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const plugin = { meta: { name: 'rooms' }, rules: { order } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
