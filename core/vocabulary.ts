/**
 * The product's own words, which the language takes as they come. The product adds them by declaration merging
 * (`domain/vocabulary.ts`), so that a code, module, currency or unit that does not exist fails to compile.
 */
export interface Vocabulary {}

type Word<Name extends string> =
  Vocabulary extends Readonly<Record<Name, infer W extends string>> ? W : string

/** What a permission group gives rights on. */
export type PermissionCode = Word<'permission'>
/** A top-level area of the console. */
export type ModuleCode = Word<'module'>
export type CurrencyCode = Word<'currency'>
/** What a number counts or measures. */
export type Unit = Word<'unit'>
/** What a refusal is called: each has its sentence. `{field}_exists` without one of its own is told by the general one. */
export type ErrorCode = Word<'error'>

/** The same at run time, for the check of declarations. */
export interface VocabularyLists {
  readonly permissionCodes: readonly string[]
  /** Codes that can be held for the organisation as a whole. */
  readonly organisationCodes: readonly string[]
}

/** What the language must know of a currency. */
export interface CurrencyForm {
  /** Fraction digits of its amounts. */
  readonly digits: number
}
export type CurrencyForms = Readonly<Record<string, CurrencyForm>>
