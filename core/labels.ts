import type { InputFieldOf, OwnActionOf } from './action.ts'
import type { ActionOf, FieldName, StateOf, ViewOf } from './entity.ts'
import type { AnyFields } from './field.ts'
import type { Language } from './language.ts'

type HasFields = { readonly fields: AnyFields }
type OptionOf<F> = F extends { readonly options: readonly (infer O extends string)[] } ? O : never
type FieldWithOptions<F> = { [K in keyof F]: [OptionOf<F[K]>] extends [never] ? never : K }[keyof F] & string
type LineField<F> = { [K in keyof F]: F[K] extends { readonly kind: 'lines' } ? K : never }[keyof F] & string
type RowFields<F> = F extends { readonly fields: infer R extends AnyFields } ? R : never
type LineFieldWithOptions<F> = {
  [K in LineField<F>]: [FieldWithOptions<RowFields<F[K]>>] extends [never] ? never : K
}[LineField<F>]
type OptionWords<F> = {
  readonly [K in FieldWithOptions<F>]: Readonly<Record<OptionOf<F[K & keyof F]>, string>>
}
type SectionName<E> = E extends { readonly form: readonly (infer S)[] }
  ? S extends { readonly name: infer N extends string }
    ? N
    : never
  : never

/** The words of one entity in one language. Everything that a screen names must stand here, or it does not compile. */
export type EntityLabels<E extends HasFields> = {
  /** Singular, as a sentence would use it: "căn hộ". */
  readonly one: string
  /** The list's title: "Căn hộ". */
  readonly many: string
  /** Several records in a sentence, in a language that has plurals: "goods receipts". Default: `many`. */
  readonly plural?: string
  /** Explains what the list is for; shown while it is empty. */
  readonly purpose: string
  /** What waits for the first of them, and how they come; shown while there is none, behind the purpose. */
  readonly empty?: string
  /** The label of the button that adds a record, and the title of its page. Default: "Add" and `one`. */
  readonly create?: string
  readonly fields: Readonly<Record<FieldName<E>, string>>
  /** A line of help below an input. */
  readonly help?: Readonly<Partial<Record<FieldName<E>, string>>>
  /** Facts of the summary that other records hold, by their names. */
  readonly facts?: Readonly<Record<string, string>>
  /** Titles of form sections. */
  readonly sections: Readonly<Record<string, string>>
} & ([FieldWithOptions<E['fields']>] extends [never]
  ? { readonly options?: never }
  : {
      readonly options: OptionWords<E['fields']>
    }) &
  ([LineFieldWithOptions<E['fields']>] extends [never]
    ? { readonly lineOptions?: never }
    : {
        readonly lineOptions: {
          readonly [K in LineFieldWithOptions<E['fields']>]: OptionWords<RowFields<E['fields'][K]>>
        }
      }) &
  ([LineField<E['fields']>] extends [never]
    ? { readonly lines?: never }
    : {
        readonly lines: {
          readonly [K in LineField<E['fields']>]: Readonly<
            Record<keyof RowFields<E['fields'][K]> & string, string>
          >
        }
      }) &
  ([ViewOf<E>] extends [never]
    ? { readonly views?: never; readonly viewPurposes?: never }
    : {
        /** Titles of the further lists. */
        readonly views: Readonly<Record<ViewOf<E>, string>>
        /** Explains what a further list is for. Default: `purpose`. */
        readonly viewPurposes?: Readonly<Partial<Record<ViewOf<E>, string>>>
      }) &
  ([StateOf<E>] extends [never]
    ? { readonly states?: never; readonly state?: never }
    : {
        /** The state field's own label. */
        readonly state: string
        readonly states: Readonly<Record<StateOf<E>, string>>
      }) &
  ([ActionOf<E> | OwnActionOf<E>] extends [never]
    ? { readonly actions?: never }
    : { readonly actions: Readonly<Record<ActionOf<E> | OwnActionOf<E>, string>> }) &
  ([OwnActionOf<E>] extends [never]
    ? { readonly done?: never; readonly inputs?: never }
    : {
        /** What is said when an action that is no transition is done; may name fields of the record: `{{email}}`. */
        readonly done: Readonly<Record<OwnActionOf<E>, string>>
      }) &
  ([InputFieldOf<E>] extends [never]
    ? { readonly inputs?: never; readonly inputOptions?: never }
    : {
        /** The fields of the actions' dialogs that no field of the record is called like. */
        readonly inputs: Readonly<Record<Exclude<InputFieldOf<E>, FieldName<E>>, string>>
        readonly inputOptions?: Readonly<Partial<Record<InputFieldOf<E>, Readonly<Record<string, string>>>>>
      })

export type Labels<E extends HasFields> = Readonly<Record<Language, EntityLabels<E>>>
export type { SectionName }
