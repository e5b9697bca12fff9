/**
 * An oxlint plugin: sentences of the error catalogue are shown through `codeText` (src/i18n/code-text.ts), which fills
 * in their limits. `t('error.too_long')` would show the sentence with its placeholder.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}
interface Call extends Node {
  readonly callee: Node & { readonly property?: Node }
  readonly arguments: readonly Node[]
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}

const message = 'say the sentence of an error code by `codeText`, which fills in its limits'

const startOf = ({ value, quasis }: Node) =>
  typeof value === 'string' ? value : (quasis?.[0]?.value.raw ?? '')

const byCode = {
  create(context: Context) {
    return {
      CallExpression(node: Call) {
        const name = node.callee.name ?? node.callee.property?.name
        const [key] = node.arguments
        if (name === 't' && key !== undefined && startOf(key).startsWith('error.'))
          context.report({ node, message })
      },
    }
  },
}

const plugin = { meta: { name: 'sentences' }, rules: { 'by-code': byCode } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
