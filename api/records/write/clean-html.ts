import sanitize from 'sanitize-html'
import type { AnyEntity } from '#core/entity.ts'
import { richTextPolicy } from '#core/fields/rich-text.ts'
import { kindOf } from '#core/kinds.ts'
import type { Values } from '../extension.ts'

/** Reduces formatted text to the policy before it is stored; the browser does so once more when it shows it. */
export function cleanHtml(entity: AnyEntity, values: Values): Values {
  const dirty = Object.entries(values).filter(([name, value]) => {
    const field = entity.fields[name]
    return typeof value === 'string' && field !== undefined && kindOf(field).holdsHtml === true
  })
  if (dirty.length === 0) return values
  return { ...values, ...Object.fromEntries(dirty.map(([name, value]) => [name, clean(String(value))])) }
}

const { tags, attributes, classes, schemes } = richTextPolicy

export const clean = (html: string): string =>
  sanitize(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedClasses: { '*': [...classes] },
    allowedSchemes: [],
    allowedSchemesByTag: Object.fromEntries(Object.entries(schemes).map(([tag, names]) => [tag, [...names]])),
    allowProtocolRelative: false,
    nestingLimit: 100,
    transformTags: {
      // A page opened by a link must not be able to reach ours.
      a: (name, { href, ...given }) => ({
        tagName: name,
        attribs: {
          ...address('href', href),
          ...given,
          ...(given.target === undefined ? {} : { rel: 'noopener noreferrer' }),
        },
      }),
      img: (name, { src, ...given }) => ({ tagName: name, attribs: { ...address('src', src), ...given } }),
    },
  })

/**
 * Returns nothing for an address with comments: the sanitizer looks for each from the start, so thousands take a
 * second.
 */
const address = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined || value.includes('<!--') ? {} : { [name]: value }
