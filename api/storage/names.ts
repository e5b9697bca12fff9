import { normal } from '#core/text.ts'

/** Types that may be stored, with the endings that a name may have for each, the usual one first. */
export const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
}

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
  const stem = (dot < 0 ? base : base.slice(0, dot)).replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  return `${Array.from(stem === '' ? 'file' : stem)
    .slice(0, 140)
    .join('')}.${extension}`
}

/** Lower case, without the dot; empty if the name has none. */
export const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,10})\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name that a stored file of this type gets when somebody calls it so: an ending of another type would let a browser
 * or a desktop take the content for something else, so the right one follows it.
 */
export function renamed(given: string, type: string): string {
  const endings = allowedTypes[type] ?? ['bin']
  const [extension = 'bin'] = endings
  return safeName(endings.includes(extensionOf(given)) ? given : `${given}.${extension}`, extension)
}
