import type { Language } from '#core/language.ts'
import type { Call, Method, ReadonlyDeep, ReplyOf, ValuesOf } from '#domain/calls/call.ts'
import type { shownPaper } from '#domain/calls/papers.ts'
import type { z } from 'zod'

/** Where a call goes, what it takes and what it replies with. */
export interface Address<Values, Reply> {
  readonly method: Method
  readonly path: string
  /** For the types alone. */
  readonly types?: { readonly values: Values; readonly reply: Reply }
}

/** Of a declared call. */
export const of = <C extends Call>(method: Method, path: C['path']): Address<ValuesOf<C>, ReplyOf<C>> => ({
  method,
  path,
})

/** Of one home, by pages; `page` counts from 1. */
type OfHome = { readonly apartment_id: string; readonly page?: number; readonly limit?: number }
type ById = { readonly path: { readonly id: string } }
/** In the reader's language, whatever that of its template is. */
type PaperById = ById & { readonly params: { readonly language: Language } }
type Paper = ReadonlyDeep<z.output<(typeof shownPaper)['reply']>>

/** What derives from an entity's rule for residents (`entities/resident-calls.ts`). */
export const list = <Row, Filters = object>(
  path: string,
): Address<
  { readonly params: OfHome & Filters },
  { readonly data: readonly Row[]; readonly total: number }
> => ({ method: 'GET', path: `/v1/resident/${path}` })
export const one = <Row>(path: string): Address<ById, { readonly data: Row }> => ({
  method: 'GET',
  path: `/v1/resident/${path}/{id}`,
})
export const paper = (path: string): Address<PaperById, Paper> => ({
  method: 'GET',
  path: `/v1/resident/${path}/{id}/paper`,
})
export const print = (path: string): Address<PaperById, Blob> => ({
  method: 'GET',
  path: `/v1/resident/${path}/{id}/pdf`,
})

/** A call that replies with a file. */
export const file = (path: string): Address<ById, Blob> => ({ method: 'GET', path })

type Made = { readonly data: { readonly id: string } }
/** What one says of a new record, of one's home. */
export const create = <Said>(
  path: string,
): Address<{ readonly body: Said & { readonly apartment_id: string } }, Made> => ({
  method: 'POST',
  path: `/v1/resident/${path}`,
})
/** What one does with a record: `act<{ stars: string }>('conversations', 'rate')`. */
export const act = <Said = object>(
  path: string,
  name: string,
): Address<ById & { readonly body: Said }, Made> => ({
  method: 'POST',
  path: `/v1/resident/${path}/{id}/${name}`,
})
/** Takes a record back. */
export const withdraw = (path: string): Address<ById, Made> => ({
  method: 'DELETE',
  path: `/v1/resident/${path}/{id}`,
})
