import type { Parser } from 'saxen'
import { TaskFault } from '../workers/errors.ts'

/** Characters of a number format's code; spreadsheets write 255 at most. */
const longestFormat = 1_000

/**
 * The reader copies a piece of markup again with each portion of text until it ends, so long pieces cost the square of
 * their length. Between two `<` there is at most one tag and one text; comments and similar may contain a `<`
 * themselves, and `parser` measures them when it reaches them. Throws a `TaskFault`.
 */
export function requireShortTokens(xml: string, parser: Parser, longest: number): void {
  const requireShort = (length: number) => {
    if (length > longest) throw new TaskFault('import_too_large')
  }
  for (const event of ['comment', 'cdata', 'question'] as const)
    parser.on(event, (text) => requireShort(text.length))
  let from = 0
  while (from < xml.length) {
    const next = xml.indexOf('<', from + 1)
    const to = next < 0 ? xml.length : next
    requireShort(to - from)
    from = to
  }
}

/**
 * Refuses a tag that the reader may read differently: a value with brackets, at which a portion may end, or a name with
 * two colons, of which the reader strips more than one prefix.
 */
export function requirePlainTag(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    const isPlain = !/[<>]/.test(value) && name.indexOf(':') === name.lastIndexOf(':')
    if (!isPlain) throw new TaskFault('import_not_a_sheet')
    // The reader recognises date formats by patterns whose time is the square of the length.
    if (name === 'formatCode' && value.length > longestFormat) throw new TaskFault('import_too_large')
  }
}
