import type { PlacedPage } from '#domain/documents/preprint.ts'
import type { PdfOptions } from './render-pdf.ts'
import { setInParts } from './set-in-parts.ts'

/** Sizes that are tried before a text fits its place, at most. */
const tries = 8

/** One PDF of texts on pre-printed forms, a sheet for each; 503 as `renderPdf`. */
export const renderForms = (
  pages: readonly PlacedPage[],
  { title, sender = Symbol('pdf') }: Pick<PdfOptions, 'title' | 'sender'>,
): Promise<Buffer> =>
  setInParts({
    pages,
    sender,
    times: () => tries,
    set: (typesetter, part) => typesetter.call('typesetForms', { pages: part, title }),
  })
