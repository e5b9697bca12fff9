import type { ErrorCode } from '#core/vocabulary.ts'
import type { FieldError, Limits } from '#core/wire/error.ts'
import type { Leaving } from '../records/present/presented.ts'

export interface ErrorExtras {
  /** Whole seconds after which another try makes sense: the `retry-after` header. */
  readonly retryAfter?: number
  /** Limits that the sentence of a code without a field may name. */
  readonly limits?: Limits
  /** Added to the reply beside the codes, for example the current record of a `record_changed`. */
  readonly details?: Readonly<Record<string, Leaving | string>>
}

/** A refusal that the caller may see: a status, codes of the catalogue, and the fields that they belong to. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  readonly extras: ErrorExtras

  constructor(status: number, code: ErrorCode, fields: readonly FieldError[], extras: ErrorExtras) {
    super(code)
    this.status = status
    this.code = code
    this.fields = fields
    this.extras = extras
  }
}

/**
 * `apiError(409, 'record_changed', [], { details: { current } })`; with field errors, the codes are those of the
 * fields.
 */
export const apiError = (
  status: number,
  code: ErrorCode,
  fields: readonly FieldError[] = [],
  extras: ErrorExtras = {},
) => new ApiError(status, code, fields, extras)

/** 422, field by field. */
export const invalidInput = (fields: readonly FieldError[]) => apiError(422, 'invalid', fields)

/** Why a search refuses its keyword; limits in characters. */
export const keywordFault = (keyword: string, limits: { min: number; maxLength: number }): FieldError => ({
  field: 'keyword',
  code: keyword.length > limits.maxLength ? 'too_long' : 'too_short',
  limits,
})

/** 413 at the field whose file is too large, with the size that it takes. */
export const fileTooLarge = (field: string, maxSizeMb: number) =>
  apiError(413, 'file_limit_exceeded', [{ field, code: 'file_limit_exceeded', limits: { maxSizeMb } }])

/** The same for another building's record as for one that does not exist. */
export const notFound = () => apiError(404, 'record_not_found')
export const forbidden = () => apiError(403, 'forbidden')
