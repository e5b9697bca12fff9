/**
 * An oxlint plugin: SQL of the server's rooms is declared (`query` and `command` of api/sql), so that PostgreSQL checks
 * it before it runs. Nothing checks a text that is given to the database in another way. The record pipeline, which
 * compiles its SQL from the declarations, and the database's own room are left out.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly computed?: boolean
  readonly property?: Node
  readonly callee?: Node
  readonly arguments?: readonly unknown[]
}
interface Text extends Node {
  /** A literal's value; for a piece of a template, its source. */
  readonly value?: { readonly raw?: string } | string
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

/** `version = version + 1` in a text: use bumpSql, which also sets the time. */
const bumped = {
  create(context: Context) {
    const look = (node: Node, text: unknown) => {
      if (typeof text === 'string' && /\bversion\s*\+\s*1\b/.test(text))
        context.report({
          node,
          message: 'the next version of a row is said by bumpSql() of #api/records/sql/bump-sql.ts',
        })
    }
    return {
      Literal: (node: Text) => look(node, node.value),
      TemplateElement: (node: Text) =>
        look(node, typeof node.value === 'object' ? node.value.raw : undefined),
    }
  },
}

const plugin = { meta: { name: 'statements' }, rules: { declared, bumped } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
