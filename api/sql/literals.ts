import type { AnyEntity, StateOf } from '#core/entity.ts'
import type { AnyFields, FieldValue } from '#core/field.ts'

/** Each word as SQL text, quoted. A word that is not among them does not compile. */
export const literalsOf = <const W extends string>(words: readonly W[]) =>
  Object.fromEntries(words.map((word) => [word, `'${word.replaceAll("'", "''")}'`])) as {
    readonly [K in W]: string
  }

/** An entity's states as SQL text: `where f.status = ${states.approved}`. */
export const statesOf = <const E extends Pick<AnyEntity, 'name' | 'lifecycle'>>(entity: E) =>
  literalsOf(Object.keys(entity.lifecycle?.states ?? {}) as StateOf<E>[])

type OptionField<F extends AnyFields> = {
  [K in keyof F & string]: F[K]['kind'] extends 'select' ? K : never
}[keyof F & string]

/** The options of an entity's select field as SQL text. */
export function optionsOf<const F extends AnyFields, const N extends OptionField<F>>(
  entity: { readonly name: string; readonly fields: F },
  name: N,
) {
  const field = entity.fields[name]
  if (field === undefined || !('options' in field) || !Array.isArray(field.options))
    throw new Error(`${entity.name}.${name} has no options`)
  return literalsOf(field.options as Extract<FieldValue<F[N]>, string>[])
}
