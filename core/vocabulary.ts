/**
 * The product's own words, which the language takes as they come. The product adds them by declaration merging
 * (`domain/vocabulary.ts`), so that a code, module, currency or unit that does not exist fails to compile.
 */
export interface Vocabulary {}

type Word<Name extends string> =
  Vocabulary extends Readonly<Record<Name, infer W extends string>> ? W : string

/** A permission code, on which permission groups give rights. */
export type PermissionCode = Word<'permission'>
/** A top-level area of the console. */
export type ModuleCode = Word<'module'>
export type CurrencyCode = Word<'currency'>
/** A unit of a number. */
export type Unit = Word<'unit'>
/** What some buildings have and others do not, on which a field may depend. */
export type Trait = Word<'trait'>
/**
 * The code of a refusal: each has a sentence. A `{field}_exists` code without its own sentence uses the general one.
 */
export type ErrorCode = Word<'error'>

/** The same at run time, for the check of declarations. */
export interface VocabularyLists {
  readonly permissionCodes: readonly string[]
  /** Codes that can be held for the organisation as a whole. */
  readonly organisationCodes: readonly string[]
}

/** The facts about a currency that the language needs. */
export interface CurrencyForm {
  /** Fraction digits of its amounts. */
  readonly digits: number
}
export type CurrencyForms = Readonly<Record<string, CurrencyForm>>
