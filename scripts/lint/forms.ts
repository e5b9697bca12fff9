/**
 * An oxlint plugin: the console has one form, `src/crud/form`, whose fields are declared: browser and server check them
 * by the same declaration. antd's own form, with rules of its own, is refused everywhere, and so is a `<form>` drawn by
 * hand, but for the places below.
 */

/** Forms without declared fields, and why they have none. */
const exceptions: Readonly<Record<string, string>> = {
  'src/crud/filters/filter-editor.tsx':
    'conditions that a user makes up: any field, operator and number of lines',
  'src/receipts/collect-form.tsx':
    'the cashier’s desk: amounts as they settle fees, which no call takes as they stand',
  'src/visitors/gate-page.tsx': 'a scanner’s line: left empty, it goes on with the visitor who was found',
}

interface Node {
  readonly type: string
  readonly name?: string | { readonly name?: string }
  readonly source?: { readonly value?: unknown }
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string } }[]
}
interface Context {
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

const message = 'draw a form of declared fields: FieldsForm, FieldsDialog or RecordForm of src/crud/form'

const one = {
  create(context: Context) {
    const path = /(?:^|\/)(src\/.+)$/.exec(context.filename.replaceAll('\\', '/'))?.[1]
    if (path === undefined) return {}
    return {
      ImportDeclaration(node: Node) {
        const source = String(node.source?.value)
        const names = node.specifiers?.map(({ imported }) => imported?.name) ?? []
        const isForm = source === 'antd' ? names.includes('Form') : /^antd\/(?:es|lib)\/form\b/.test(source)
        if (isForm) context.report({ node, message })
      },
      JSXOpeningElement(node: Node) {
        const name = typeof node.name === 'object' ? node.name.name : node.name
        if (name === 'form' && !path.startsWith('src/crud/form/') && !Object.hasOwn(exceptions, path))
          context.report({ node, message })
      },
    }
  },
}

const plugin = { meta: { name: 'forms' }, rules: { one } }
// oxlint-disable-next-line import/no-default-export -- plugins are read from there
export default plugin
