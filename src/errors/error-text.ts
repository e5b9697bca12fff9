import type { Limits } from '#core/wire/error.ts'
import { isCallError, type CallError } from '#data-provider/http.ts'
import { codeText } from '../i18n/code-text.ts'
import type { Translate } from '../i18n/use-t.ts'

/** The action that was tried, named by its "… failed" sentence. */
export type FailedWork =
  | 'copy_failed'
  | 'export_failed'
  | 'form_fetch_failed'
  | 'form_save_failed'
  | 'import_failed'
  | 'otp_send_failed'
  | 'upload_failed'

/**
 * The text that the user sees for a failed call: each code in their language, or else the server's text, joined with
 * line breaks. A refusal explains itself; any other failure also says what has failed. Empty for a
 * cancelled call.
 */
export function errorText(t: Translate, error: unknown, failed?: FailedWork): string {
  const work = failed === undefined || isRefusal(error) ? [] : [codeText(t, failed)]
  if (!isCallError(error)) return work[0] ?? codeText(t, 'common_error')
  const lines = faultsOf(error).map(({ code, limits }) =>
    codeText(t, code, { limits, fallback: error.texts[error.codes.indexOf(code)] }),
  )
  return [...new Set([...work, ...lines])].join('\n')
}

const isRefusal = (error: unknown) =>
  isCallError(error) && (error.isCancelled || (error.statusCode >= 400 && error.statusCode < 500))

/** The sentences of a failed call by the field that each belongs to; none where it names no field. */
export function fieldTexts(t: Translate, error: unknown): Record<string, string[]> {
  if (!isCallError(error)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, codes]) => [
      field,
      codes.map((code) =>
        codeText(t, code, {
          limits: error.limits[field],
          fallback: error.texts[error.codes.indexOf(code)],
        }),
      ),
    ]),
  )
}

/** True when every error can be shown at a field; otherwise all of them go into the popup. */
export const hasPlaceForAll = (texts: Readonly<Record<string, unknown>>, has: (field: string) => boolean) =>
  Object.keys(texts).length > 0 && Object.keys(texts).every(has)

/** The codes with what their sentences may say; a code that no field has stands alone. */
function faultsOf({ codes, errors, limits }: CallError): { code: string; limits?: Limits }[] {
  return codes.flatMap((code) => {
    const fields = Object.keys(errors).filter((field) => errors[field]?.includes(code))
    return (fields.length > 0 ? fields : ['']).map((field) => ({ code, limits: limits[field] }))
  })
}
