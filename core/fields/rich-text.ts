import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { linkSchemes } from '../link.ts'
import type { Flag } from '../permission.ts'
import { normal, withoutTurns } from '../text.ts'
import type { Refusal } from '../wire/error.ts'
import { textOperand, textSchema } from './schemas.ts'

export interface RichTextOptions {
  /** Why the text is wrong beside the other values of its record. */
  readonly besides?: (html: string, record: Readonly<Record<string, unknown>>) => Refusal | undefined
}
export interface RichTextField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'rich_text', string, R, G>, RichTextOptions {}

/** Formatted text as HTML, cut down to `richTextPolicy` when written and again when shown. At most 200 kB. */
export const richText = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & RichTextOptions = {},
): RichTextField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'rich_text' })

/** The allowed tags and attributes of formatted text; everything else is removed. */
export const richTextPolicy = {
  tags: [
    'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre',
    'blockquote', 'ul', 'ol', 'li', 'a', 'img', 'span', 'div',
    'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col',
  ], // prettier-ignore
  /** Attributes by tag; `*` = on any of the tags. */
  attributes: {
    '*': ['class'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    span: ['data-placeholder'],
  },
  /** Class names that our own editor gives. */
  classes: ['align-left', 'align-center', 'align-right', 'align-justify', 'placeholder'],
  /** Schemes of addresses; a path on this site needs none. */
  schemes: { a: linkSchemes, img: [] },
} as const

const maxBytes = 200_000
/** Signs that begin a tag. A table of a thousand cells has some five thousand; more cost their reader time. */
const maxTags = 10_000

/** One of more characters than that is refused as it is, and not twice. */
const isShort = (html: string) =>
  html.length > maxBytes ||
  (new TextEncoder().encode(html).length <= maxBytes && html.split('<', maxTags + 2).length <= maxTags + 1)

/** Formatted text wherever it stands. */
export const htmlSchema = () => textSchema(maxBytes).refine(isShort, { error: 'too_long' })

export const richTextKind = defineKind<RichTextField>({
  holdsHtml: () => true,
  cutHtml: (value, cut) => cut(String(value)),
  schema: htmlSchema,
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (_field, node) => (typeof node === 'string' ? normal(withoutTurns(node)) : node),
  decodeOperand: (_field, node) => node,
  encode: (_field, value) => String(value),
  check: (field, value, record) => field.besides?.(String(value), record),
  demo: (_field, seed) => `<p>Text <strong>${seed.index + 1}</strong></p>`,
  parseCell: (_field, cell) => cell,
  formatCell: (_field, value) => String(value),
})
