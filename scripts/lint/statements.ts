/**
 * An oxlint plugin: SQL of the rooms of money is declared (`query` and `command` of api/sql), so that PostgreSQL checks
 * it before it runs. A text that is handed to the database elsewhere is checked by nothing.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly computed?: boolean
  readonly property?: Node
  readonly callee?: Node
  readonly arguments?: readonly unknown[]
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}

/** The calls of `Queryable` that take SQL. */
const takesSql = new Set(['query', 'arrays', 'execute'])
const message =
  'declare the statement with query() or command() of #api/sql/query.ts, so that it is checked against the tables'

const declared = {
  create(context: Context) {
    return {
      CallExpression(node: Node) {
        const { callee } = node
        if (callee?.type !== 'MemberExpression' || callee.computed === true) return
        if ((node.arguments ?? []).length > 0 && takesSql.has(callee.property?.name ?? ''))
          context.report({ node, message })
      },
    }
  },
}

const plugin = { meta: { name: 'statements' }, rules: { declared } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
