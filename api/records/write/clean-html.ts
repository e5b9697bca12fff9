import sanitize from 'sanitize-html'
import { richTextPolicy } from '#core/fields/rich-text.ts'
import type { Values } from '../extension.ts'
import type { EntityPlan } from '../plan.ts'

/** Reduces formatted text to the policy before it is stored; the browser does so once more when it shows it. */
export function cleanHtml({ formatted }: EntityPlan, values: Values): Values {
  const dirty = formatted.filter(({ name }) => values[name] !== undefined && values[name] !== null)
  if (dirty.length === 0) return values
  return {
    ...values,
    ...Object.fromEntries(dirty.map(({ name, cutHtml }) => [name, cutHtml(values[name], clean)])),
  }
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
