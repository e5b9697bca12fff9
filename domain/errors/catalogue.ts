import type { Language } from '#core/language.ts'
import type { Limits } from '#core/wire/error.ts'
import { accessErrors } from './access.ts'
import { bankErrors } from './banks.ts'
import { eInvoiceErrors } from './einvoices.ts'
import { feeErrors } from './fees.ts'
import { fundPlanErrors } from './fund-plan.ts'
import { officeErrors } from './office.ts'
import { operationErrors } from './operation.ts'
import { recordErrors } from '#core/errors/record.ts'
import { productErrors } from './records.ts'
import { fillSentence } from '#core/errors/sentence.ts'
import { valueErrors } from '#core/errors/value.ts'
import { supplierDebtErrors } from './supplier-debts.ts'
import { vatErrors } from './vat.ts'
import { workbookErrors } from './workbook.ts'

/** Every error code that server or browser can raise, in each language: `error.{code}` (docs/decisions/error-catalogue.md). */
export const errorMessages = {
  ...accessErrors,
  ...recordErrors,
  ...valueErrors,
  ...operationErrors,
  ...officeErrors,
  ...productErrors,
  ...feeErrors,
  ...bankErrors,
  ...workbookErrors,
  ...vatErrors,
  ...fundPlanErrors,
  ...supplierDebtErrors,
  ...eInvoiceErrors,
} as const

export type ErrorCode = keyof typeof errorMessages

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorMessages, code)

/**
 * The sentence of a code. A `{field}_exists` code without its own sentence uses the general one; any other unknown code
 * is returned as it is. Numbers follow the language unless `plain` is asked for.
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
