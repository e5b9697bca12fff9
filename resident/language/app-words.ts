import type { words } from '../words/index.ts'

type Parts = typeof words

/** Words of one language, as `virtual:resident/words/vi` and `vi-later` have them. */
export type SomeWords = { readonly [Part in keyof Parts]?: Partial<Parts[Part]['vi']> } & {
  /** Sentences of the catalogue by code, with their limits still in braces. */
  readonly error: Readonly<Record<string, string>>
}

type PathIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${PathIn<Texts[Name]>}`
}[keyof Texts & string]

/** The app's words: a key that no catalogue has fails to compile. */
export type WordKey = { [Part in keyof Parts]: `${Part}.${PathIn<Parts[Part]['vi']>}` }[keyof Parts]
