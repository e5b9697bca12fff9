import { normal } from '#core/text.ts'

/** `content-disposition` by RFC 6266: a plain name for old readers, and the real one encoded. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const ascii = normal(name, 'NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%;]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii === '' || ascii.startsWith('.') ? `file${ascii}` : ascii}"; filename*=UTF-8''${encoded}`
}
