import type { AnyFields } from '#core/field.ts'
import type { EntityLabels, Labels } from '#core/labels.ts'
import { languages, type Language } from '#core/language.ts'
import { sharedActions, sharedFields, sharedSections, sharedStates } from './shared-words.ts'

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
type OwnWords<E extends Declared> = Omit<EntityLabels<E>, Part> &
  PartOf<EntityLabels<E>['fields'], 'fields'> &
  PartOf<EntityLabels<E>['states'], 'states'> &
  PartOf<EntityLabels<E>['actions'], 'actions'> & { readonly sections?: Readonly<Record<string, string>> }

/**
 * The words of an entity in three languages. A field, state, action or section that is called what others of its name
 * are needs none; one that is called otherwise says so in every language, or the server does not start.
 */
export function defineLabels<const E extends Declared>(
  entity: E,
  own: Readonly<Record<Language, OwnWords<NoInfer<E>>>>,
): Labels<E>
export function defineLabels(entity: Declared, own: Readonly<Record<Language, AnyWords>>): object {
  const names = namesOf(entity)
  requireAll(entity.name, own)
  return Object.fromEntries(languages.map((language) => [language, wordsIn(language, own[language], names)]))
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

function wordsIn(language: Language, own: AnyWords, names: Names): AnyWords {
  const filled = (Object.keys(names) as Part[]).flatMap((part) => {
    const table: Readonly<Record<string, Readonly<Record<Language, string>>>> = shared[part]
    const common = names[part].flatMap((name) =>
      Object.hasOwn(table, name) ? [[name, table[name]?.[language]] as const] : [],
    )
    const words = { ...Object.fromEntries(common), ...own[part] }
    return Object.keys(words).length === 0 && part !== 'sections' ? [] : [[part, words] as const]
  })
  return { ...own, ...Object.fromEntries(filled) }
}

/** A name that one language words by itself must not have the shared word in another. */
function requireAll(name: string, own: Readonly<Record<Language, AnyWords>>): void {
  for (const part of Object.keys(shared) as Part[]) {
    const given = languages.map((language) =>
      Object.keys(own[language][part] ?? {})
        .toSorted()
        .join(),
    )
    if (new Set(given).size > 1) throw new Error(`${name}: its ${part} are not the same in all languages`)
  }
}
