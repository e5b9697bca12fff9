/**
 * An oxlint plugin: values become `Presented` (api/records/present/presented.ts) by the presenting functions alone. A cast to it anywhere
 * else would let a record's values out of the server past masks and rights.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly typeAnnotation?: unknown
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}

const guarded = new Set(['Presented', 'Leaving', 'ListReply'])
const message =
  'only api/records/present/present*.ts decide what may leave: call one of their functions instead of casting'

/** Whether a type contains a guarded name anywhere. */
function namesGuarded(type: unknown): boolean {
  if (typeof type !== 'object' || type === null) return false
  if (Array.isArray(type)) return type.some(namesGuarded)
  const { type: kind, name } = type as Node
  if (kind === 'Identifier' && guarded.has(name ?? '')) return true
  return Object.entries(type).some(([key, value]) => key !== 'parent' && namesGuarded(value))
}

const oneDoor = {
  create(context: Context) {
    const check = (node: Node) => {
      if (namesGuarded(node.typeAnnotation)) context.report({ node, message })
    }
    return { TSAsExpression: check, TSTypeAssertion: check }
  },
}

const plugin = { meta: { name: 'leaving' }, rules: { 'one-door': oneDoor } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
