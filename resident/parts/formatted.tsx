import { createElement, Fragment, type ReactNode } from 'react'
import { isSafeAddress, linkSchemes } from '#core/link.ts'
import { readHtml, type Node } from '#domain/documents/html-tree.ts'

/** Elements that a text may have as they are; of any other its text alone is shown. */
const plain = new Set(
  'p hr h2 h3 h4 strong b em i u s sub sup mark code pre blockquote ul ol li span div table thead tbody tfoot tr th td br'.split(
    ' ',
  ),
)
const alone = new Set(['br', 'hr'])

/** A text that the office laid out, drawn element by element: nothing of it is put into the page as HTML. */
export const Formatted = ({ html }: { readonly html: string }) => (
  <div className="text card">{readHtml(html).map(draw)}</div>
)

function draw(node: Node, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const inner = alone.has(tag) ? undefined : children.map(draw)
  if (tag === 'a' && isSafeAddress(attributes['href'] ?? '', linkSchemes))
    return (
      <a key={key} href={attributes['href']} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    )
  // A page's title is the page's own.
  const shown = tag === 'h1' ? 'h2' : tag
  return plain.has(shown) ? createElement(shown, { key }, inner) : <Fragment key={key}>{inner}</Fragment>
}
