import type { FieldError } from '#core/wire/error.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import type { PathErrors } from '#src/fields/parts/errors.ts'

/** Codes as sentences, by path. */
export function errorsByPath(t: Translate, errors: readonly FieldError[]): PathErrors {
  const byPath: Record<string, string[]> = {}
  for (const { field, code, limits } of errors)
    byPath[field] = [...(byPath[field] ?? []), codeText(t, code, { limits })]
  return byPath
}
