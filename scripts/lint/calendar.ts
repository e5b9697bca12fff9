/**
 * An oxlint plugin: days are calculated in `core/days.ts` alone. The parts of JavaScript's own dates (`getMonth()`,
 * `Date.UTC()`) follow a time zone or count months from 0, so each use would be one more calendar.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly computed?: boolean
  readonly object?: Node
  readonly property?: Node
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}

const parts = /^[gs]et(?:UTC)?(?:FullYear|Month|Date|Day)$/
const message = 'days are calculated by core/days.ts'

const one = {
  create(context: Context) {
    return {
      MemberExpression(node: Node) {
        const name = node.computed === true ? '' : (node.property?.name ?? '')
        if (parts.test(name) || (name === 'UTC' && node.object?.name === 'Date'))
          context.report({ node, message })
      },
    }
  },
}

const plugin = { meta: { name: 'calendar' }, rules: { one } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
