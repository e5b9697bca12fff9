/** An element: its name, what it holds, and its attributes. Absent content leaves the element out; an element without content is never written. */
export type XmlNode = readonly [
  name: string,
  content: string | null | undefined | readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
]

const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A document as text. */
export const xmlDocument = (root: XmlNode): string => head + writeNode(root)

function writeNode([name, content, attributes = {}]: XmlNode): string {
  const inner = typeof content === 'string' ? escapeText(content) : (content ?? []).map(writeNode).join('')
  if (inner === '') return ''
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  return `<${name}${said.join('')}>${inner}</${name}>`
}

/** Characters that XML 1.0 can't hold at all, not even escaped. */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const escapeText = (text: string): string =>
  text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .trim()
