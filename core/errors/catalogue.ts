import type { AnyField } from '../field.ts'
import type { Language, Translated } from '../language.ts'
import { accessErrors } from './access.ts'
import { feeErrors } from './fees.ts'
import { officeErrors } from './office.ts'
import { operationErrors } from './operation.ts'
import { recordErrors } from './record.ts'
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

/** What a sentence may say of the field at hand: its limits. */
export type ErrorParameters = Readonly<Record<string, string | number | undefined>>

/**
 * The sentence of a code; `{field}_exists` without its own is the general one, another unknown code none of ours:
 * the code itself.
 */
export function errorText(code: string, language: Language, parameters: ErrorParameters = {}): string {
  const known = isErrorCode(code) ? code : code.endsWith('_exists') ? 'value_exists' : undefined
  return known === undefined ? code : fill(errorMessages[known], language, parameters)
}

/** The limits that a field declares, for its sentences. */
export function limitsOf(field: AnyField): ErrorParameters {
  const limits = ['min', 'max', 'maxLength', 'maxSizeMb', 'prefixes'] as const
  const options: Readonly<Record<string, unknown>> = { ...field }
  return Object.fromEntries(
    limits.flatMap((name) => {
      const value = Array.isArray(options[name]) ? options[name].join(' / ') : options[name]
      return typeof value === 'number' || typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** `[part with {max}]` is left out where `max` is not known. */
const fill = (message: Translated, language: Language, parameters: ErrorParameters) =>
  message[language].replace(
    /\[([^[\]]*)\{(\w+)\}([^[\]]*)\]/g,
    (_part, before: string, name: string, after: string) => {
      const value = parameters[name]
      return value === undefined ? '' : `${before}${value}${after}`
    },
  )
