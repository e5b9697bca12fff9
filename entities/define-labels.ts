import type { AnyFields } from '#core/field.ts'
import type { EntityLabels, Labels } from '#core/labels.ts'
import { isLanguage, languages, type Language } from '#core/language.ts'
import { sharedActions, sharedFields, sharedSections, sharedState, sharedStates } from './shared-words.ts'

const shared = {
  fields: sharedFields,
  states: sharedStates,
  actions: sharedActions,
  sections: sharedSections,
} as const
type Part = keyof typeof shared

/** Words that may be left out where they are the shared ones. */
type Less<W, P extends Part> = {
  readonly [K in keyof W as K extends keyof (typeof shared)[P] ? never : K]: W[K]
} & { readonly [K in keyof W as K extends keyof (typeof shared)[P] ? K : never]?: W[K] }

type PartOf<W, P extends Part> = [W] extends [undefined]
  ? { readonly [K in P]?: never }
  : {} extends Less<W, P>
    ? { readonly [K in P]?: Less<W, P> }
    : { readonly [K in P]: Less<W, P> }

interface Declared {
  readonly name: string
  readonly fields: AnyFields
  readonly form: readonly object[]
}

/** An entity's own words in one language: all but those that `shared-words.ts` has. */
type OwnWords<E extends Declared> = Omit<EntityLabels<E>, Part | 'state' | 'plural'> &
  PartOf<EntityLabels<E>['fields'], 'fields'> &
  PartOf<EntityLabels<E>['states'], 'states'> &
  PartOf<EntityLabels<E>['actions'], 'actions'> & {
    readonly sections?: Readonly<Record<string, string>>
    readonly state?: EntityLabels<E>['state']
  }

/** A word, or a table of words, in every language: as one of each, or as a table whose words are. */
type InLanguages<W> =
  | Readonly<Record<Language, W>>
  | (W extends string ? never : { readonly [K in keyof W]: InLanguages<W[K]> })

/** The words of an entity, each in three languages. Only languages that have plurals have `plural`. */
type Words<E extends Declared> = { readonly [K in keyof OwnWords<E>]: InLanguages<OwnWords<E>[K]> } & {
  readonly plural?: { readonly en: string }
}

/**
 * The words of an entity in three languages. A field, state, action or section that is called what others of its name
 * are needs none.
 */
export function defineLabels<const E extends Declared>(entity: E, own: Words<NoInfer<E>>): Labels<E>
export function defineLabels(entity: Declared, own: object): object {
  const names = namesOf(entity)
  return Object.fromEntries(
    languages.map((language) => [language, withShared(wordsIn(own, language) as AnyWords, language, names)]),
  )
}

/** What a table of words says in one language. */
function wordsIn(words: object, language: Language): unknown {
  if ('en' in words && Object.keys(words).every(isLanguage))
    return (words as Readonly<Record<Language, unknown>>)[language]
  const entries = Object.entries(words as Readonly<Record<string, object>>)
  const said = entries.map(([name, inner]) => [name, wordsIn(inner, language)] as const)
  return Object.fromEntries(said.filter(([, word]) => word !== undefined))
}

type AnyWords = Readonly<Partial<Record<Part, Readonly<Record<string, string>>>>>
type Names = Readonly<Record<Part, readonly string[]>>

/** What of an entity is named by words that others may share. */
function namesOf(entity: Declared): Names {
  const { lifecycle, actions = {} } = entity as Declared & {
    readonly lifecycle?: { readonly states: object; readonly transitions: object }
    readonly actions?: object
  }
  return {
    fields: Object.keys(entity.fields),
    states: Object.keys(lifecycle?.states ?? {}),
    actions: [...Object.keys(lifecycle?.transitions ?? {}), ...Object.keys(actions)],
    sections: entity.form.flatMap((one) => ('name' in one && typeof one.name === 'string' ? [one.name] : [])),
  }
}

function withShared(own: AnyWords, language: Language, names: Names): AnyWords {
  const filled = (Object.keys(names) as Part[]).flatMap((part) => {
    const table: Readonly<Record<string, Readonly<Record<Language, string>>>> = shared[part]
    const common = names[part].flatMap((name) =>
      Object.hasOwn(table, name) ? [[name, table[name]?.[language]] as const] : [],
    )
    const words = { ...Object.fromEntries(common), ...own[part] }
    return Object.keys(words).length === 0 && part !== 'sections' ? [] : [[part, words] as const]
  })
  return {
    ...(names.states.length > 0 && { state: sharedState[language] }),
    ...own,
    ...Object.fromEntries(filled),
  }
}
