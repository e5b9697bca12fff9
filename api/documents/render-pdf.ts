import type { DocumentPage, Sheet } from '#domain/documents/page.ts'
import { apiError } from '../http/error.ts'
import type { Sender } from '../workers/fair-line.ts'
import { setInParts } from './set-in-parts.ts'

export interface PdfOptions {
  readonly paper: Sheet
  /** What the reader's window calls it. */
  readonly title: string
  /** The account that asked, so that one who prints much does not keep others waiting. */
  readonly sender?: Sender
  /** Stored pictures that the documents show, as JPEG by their files' ids; others are left out. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
  /** Called after each part of a long batch, with the documents that are done. */
  readonly onProgress?: (done: number) => void | Promise<void>
}

/** The most documents of one PDF. */
export const mostPages = 10_000

/**
 * One PDF of these documents, each beginning on a sheet of its own, set in worker processes, a part in each. 422 `too_many`
 * above `mostPages`; 503 when too many wait, or when a process was lost: it took too long or held too much memory.
 *
 * @example
 *   const pdf = await renderPdf([{ language: 'vi', title: 'Thông báo phí', notes: ['…'] }], {
 *     paper: 'a4',
 *     title: 'Thông báo phí tháng 11/2026',
 *     sender: caller.principal.accountId,
 *   })
 */
export async function renderPdf(
  pages: readonly DocumentPage[],
  { paper, title, sender = Symbol('pdf'), pictures = new Map(), onProgress }: PdfOptions,
): Promise<Buffer> {
  if (pages.length > mostPages) throw apiError(422, 'too_many', [], { limits: { max: mostPages } })
  return setInParts({
    pages,
    sender,
    // Each copy is laid out, and measured before.
    times: ({ copies = [] }) => Math.max(1, copies.length),
    set: (typesetter, part) => typesetter.call('typeset', { pages: part, paper, title, pictures }),
    onProgress,
  })
}
