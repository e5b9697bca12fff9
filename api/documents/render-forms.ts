import type { PlacedPage } from '#domain/documents/preprint.ts'
import type { PdfOptions } from './render-pdf.ts'
import { holdTypesetter } from './hold-typesetter.ts'

/** One PDF of texts on pre-printed forms, a sheet for each; 503 as `renderPdf`. */
export const renderForms = (
  pages: readonly PlacedPage[],
  { title, sender = Symbol('pdf') }: Pick<PdfOptions, 'title' | 'sender'>,
): Promise<Buffer> => holdTypesetter(sender, (worker) => worker.call('typesetForms', { pages, title }))
