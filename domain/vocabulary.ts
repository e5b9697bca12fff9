import type { VocabularyLists } from '#core/vocabulary.ts'
import type { units } from './constants.ts'
import type { currencies } from './currency.ts'
import type { errorMessages } from './errors/catalogue.ts'
import {
  organisationCodes,
  eitherCodes,
  joinedCodes,
  permissionCodeNames,
  type moduleCodes,
  type RightCode,
} from './permission.ts'

// Names that `core/vocabulary.ts` exports itself would mean its own here.
declare module '#core/vocabulary.ts' {
  interface Vocabulary {
    readonly permission: RightCode
    readonly module: (typeof moduleCodes)[number]
    readonly currency: keyof typeof currencies
    readonly unit: (typeof units)[number]
    /** `chart`: it keeps a chart of accounts whose codes are known. */
    readonly trait: 'chart'
    readonly error: keyof typeof errorMessages | `${string}_exists`
  }
}

/** The names that a declaration may use, for the check of declarations. */
export const vocabulary: VocabularyLists = {
  permissionCodes: [...permissionCodeNames, ...joinedCodes, ...eitherCodes],
  organisationCodes,
}
