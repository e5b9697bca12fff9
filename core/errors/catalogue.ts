import type { AnyField } from '../field.ts'
import type { Language } from '../language.ts'
import type { Limits } from '../wire/error.ts'
import { accessErrors } from './access.ts'
import { feeErrors } from './fees.ts'
import { officeErrors } from './office.ts'
import { operationErrors } from './operation.ts'
import { recordErrors } from './record.ts'
import { fillSentence } from './sentence.ts'
import { valueErrors } from './value.ts'

/** Every error code that server or browser can raise, in each language: `error.{code}` (specification §8). */
export const errorMessages = {
  ...accessErrors,
  ...recordErrors,
  ...valueErrors,
  ...operationErrors,
  ...officeErrors,
  ...feeErrors,
} as const

export type ErrorCode = keyof typeof errorMessages

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorMessages, code)

/**
 * The sentence of a code; `{field}_exists` without its own is the general one, another unknown code none of ours:
 * the code itself. Numbers are spelled in the language unless `plain` is asked for.
 */
export function errorText(
  code: string,
  language: Language,
  limits: Limits = {},
  spelling: Language | 'plain' = language,
): string {
  const known = isErrorCode(code) ? code : code.endsWith('_exists') ? 'value_exists' : undefined
  return known === undefined ? code : fillSentence(errorMessages[known][language], limits, spelling)
}

/** The limits that a field declares, for its sentences. */
export function limitsOf(field: AnyField): Limits {
  const limits = ['min', 'max', 'maxLength', 'maxSizeMb', 'prefixes'] as const
  const options: Readonly<Record<string, unknown>> = { ...field }
  return Object.fromEntries(
    limits.flatMap((name) => {
      const value = Array.isArray(options[name]) ? options[name].join(' / ') : options[name]
      return typeof value === 'number' || typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
