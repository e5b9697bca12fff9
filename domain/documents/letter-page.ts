import { fillLetter } from './fill-letter.ts'
import type { DocumentPage } from './page.ts'
import type { AnyLetterValues } from './placeholders.ts'

/**
 * A document in the words of its template instead of those of the usual paper. Whether it counts, and its copies, are no
 * template's to say.
 */
export const letterPage = (
  { language, voided, copies }: DocumentPage,
  html: string,
  values: AnyLetterValues,
): DocumentPage => ({
  language,
  body: fillLetter(html, values),
  ...(voided === undefined ? {} : { voided }),
  ...(copies === undefined ? {} : { copies }),
})

/** Parts of the usual paper that a template can ask for as they are. */
export const usualBlocks = ({ table, totals = [], qr, signatures }: DocumentPage) => ({
  lines: table === undefined ? undefined : ({ block: 'lines', table, totals } as const),
  qr: qr === undefined ? undefined : ({ block: 'qr', qr } as const),
  signatures: signatures === undefined ? undefined : ({ block: 'signatures', signatures } as const),
})
