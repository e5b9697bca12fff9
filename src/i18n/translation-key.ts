import type { Flag } from '#core/permission.ts'
import type { ErrorCode, ModuleCode, PermissionCode } from '#core/vocabulary.ts'
import type { locales } from '../locales/index.ts'

/** `title | menu.statistic`: the dotted paths of all texts in a tree of texts. */
type PathIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${PathIn<Texts[Name]>}`
}[keyof Texts & string]

type Parts = typeof locales

/** The console's own words: a key that no catalogue has fails to compile. */
export type ConsoleKey = {
  [Part in keyof Parts]: `console.${Part}.${PathIn<Parts[Part]['vi']>}`
}[keyof Parts]

/** Keys of words. Those of entities follow from their declarations, whose labels files are checked against them. */
export type TranslationKey =
  | ConsoleKey
  | `entity.${string}`
  | `error.${ErrorCode}`
  | `flag.${Flag}`
  | `group.${string}`
  | `module.${ModuleCode}`
  | `permission.${PermissionCode}`

/** The rest of the keys that begin with a path: `copied` of `console.second_factor.enrol`. */
export type KeyUnder<Path extends string> = ConsoleKey extends infer Key
  ? Key extends `${Path}.${infer Rest}`
    ? Rest
    : never
  : never
