import { isOneOf } from '#core/one-of.ts'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { isSafeAddress } from '#core/link.ts'
import { richTextPolicy } from '#core/fields/rich-text.ts'

interface SafeHtmlProps {
  readonly html: string
  readonly className?: string
}

/** The one place that puts stored HTML into a page: cut down to the policy of the declaration language first. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useMemo(() => sanitize(html), [html])
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />
}

/** HTML that holds nothing but what `richTextPolicy` names. */
export const sanitize = (html: string): string =>
  purifier().sanitize(html, {
    ALLOWED_TAGS: [...richTextPolicy.tags],
    ALLOWED_ATTR: [...new Set(Object.values(richTextPolicy.attributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })

let made: ReturnType<typeof DOMPurify> | undefined

/** A separate instance, so that these rules do not affect other code. */
function purifier() {
  if (made !== undefined) return made
  made = DOMPurify(window)
  made.addHook('uponSanitizeAttribute', (node, data) => {
    data.keepAttr = isAllowed(node.nodeName.toLowerCase(), data.attrName, data.attrValue)
    if (data.attrName === 'class') data.attrValue = keepAllowedClasses(data.attrValue)
  })
  made.addHook('afterSanitizeAttributes', (node) => {
    // A page opened from here must not be able to steer this one.
    if (node.getAttribute('target') !== null) node.setAttribute('rel', 'noopener noreferrer')
  })
  return made
}

const attributes: Readonly<Record<string, readonly string[]>> = richTextPolicy.attributes
const schemes: Readonly<Record<string, readonly string[]>> = richTextPolicy.schemes

function isAllowed(tag: string, name: string, value: string) {
  if (!(attributes['*'] ?? []).includes(name) && !(attributes[tag] ?? []).includes(name)) return false
  return name !== 'href' && name !== 'src' ? true : isSafeAddress(value, schemes[tag] ?? [])
}

const keepAllowedClasses = (text: string) =>
  text
    .split(/\s+/)
    .filter((name) => isOneOf(richTextPolicy.classes, name))
    .join(' ')
