/**
 * An oxlint plugin: amounts are decimal strings, and only `core/amount.ts` computes with them. It goes by the names of
 * values, since types cannot tell: `Number(fee.amount)`, `+price`, `credit - excess`, `outstanding > '0'`.
 */

interface Node {
  readonly type: string
  readonly name?: string
  readonly operator?: string
  readonly computed?: boolean
  readonly property?: Node
  readonly left?: Node
  readonly right?: Node
  readonly argument?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly expression?: Node
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}

const words =
  /(?:^|_)(?:amount|price|credit|deduction|excess|outstanding|settled|owed|balance|charged|collected)$/i
const binary = new Set(['+', '-', '*', '/', '%', '**', '<', '<=', '>', '>='])
const readers = new Set(['Number', 'parseFloat', 'parseInt', 'BigInt'])
const message = 'amounts are exact decimals: use core/amount.ts, never a binary float or an operator'

/** `fee.unit_price`, `unitPrice!`, `(amount as string)`: the last name that says what the value is. */
function nameOf(node: Node | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'Identifier') return snake(node.name ?? '')
  if (node.type === 'MemberExpression' && node.computed !== true) return nameOf(node.property)
  const inner = node.expression ?? (node.type === 'ChainExpression' ? node.expression : undefined)
  if (inner !== undefined) return nameOf(inner)
  // `String(amount)`: still the amount.
  if (node.type === 'CallExpression' && node.callee?.name === 'String') return nameOf(node.arguments?.[0])
  return ''
}

const snake = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2')
/** The browser's own names are not money. */
const others = new Set(['buffered_Amount'])
const isAmount = (node: Node | undefined) => words.test(nameOf(node)) && !others.has(nameOf(node))

const exact = {
  create(context: Context) {
    const refuse = (node: Node) => context.report({ node, message })
    return {
      BinaryExpression(node: Node) {
        if (binary.has(node.operator ?? '') && (isAmount(node.left) || isAmount(node.right))) refuse(node)
      },
      AssignmentExpression(node: Node) {
        if (
          node.operator !== '=' &&
          /^[-+*/%]/.test(node.operator ?? '') &&
          (isAmount(node.left) || isAmount(node.right))
        )
          refuse(node)
      },
      UnaryExpression(node: Node) {
        if (/^[-+]$/.test(node.operator ?? '') && isAmount(node.argument)) refuse(node)
      },
      CallExpression(node: Node) {
        const called =
          node.callee?.type === 'MemberExpression' ? node.callee.property?.name : node.callee?.name
        if (readers.has(called ?? '') && isAmount(node.arguments?.[0])) refuse(node)
        if (called === 'parseFloat') refuse(node)
      },
    }
  },
}

const plugin = { meta: { name: 'amounts' }, rules: { exact } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
