import { normal } from '#core/text.ts'

/** A name that is only a name: no folders, controls, or marks that turn the reading direction. At most 150 characters. */
export function safeName(given: string, extension: string): string {
  // Browsers spell quotes and line breaks of a name in percent signs.
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

/** Lower case, without the dot; empty where the name has none. */
export const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,10})\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** `content-disposition` as RFC 6266 has it: a plain name for old readers, the real one encoded. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const ascii = normal(name, 'NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii === '' || ascii.startsWith('.') ? `file${ascii}` : ascii}"; filename*=UTF-8''${encoded}`
}
