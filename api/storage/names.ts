import { normal } from '#core/text.ts'

/**
 * A name that is only a name: no folders, control characters, or marks that change the reading direction. At most 150
 * characters.
 */
export function safeName(given: string, extension: string): string {
  // Browsers percent-encode quotes and line breaks of a name.
  const readable = normal(given)
    .toWellFormed()
    .replace(/%(?:00|0a|0d)/gi, '')
    .replaceAll('%22', '"')
  const base = (readable.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;]/g, '_')
  const dot = base.lastIndexOf('.')
  const stem = (dot < 0 ? base : base.slice(0, dot)).replace(/^[.\s]+|[.\s]+$/g, '')
  return `${Array.from(stem === '' ? 'file' : stem)
    .slice(0, 140)
    .join('')}.${extension}`
}

/** Lower case, without the dot; empty if the name has none. */
export const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,10})\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''
