import type { ComponentType, ReactNode } from 'react'
import type { NamedView } from '#core/derive/screens.ts'
import type { OwnActionOf } from '#core/action.ts'
import type { ActionOf, AnyEntity, AnyRecord, FieldName, StateFieldOf } from '#core/entity.ts'
import type { SystemFieldName } from '#core/entity-parts.ts'
import type { AnyField } from '#core/field.ts'
import type { Flag } from '#core/permission.ts'
import type { Described, ShownRecord, StoredShown } from '#entities/shown-record.ts'
import type { TranslationKey } from '../i18n/translation-key.ts'
import type { FieldView, ShowProps, Values, ViewTools } from '../fields/field-view.ts'

interface SlotUse<R> {
  readonly entity: AnyEntity
  readonly record: R
  readonly tools: ViewTools
  /** Only while the record is edited. */
  readonly onChange?: (name: keyof R & string, value: unknown) => void
}
/** The props of a slot in the declaration's form: the record when it is shown, the form's values when it is edited. */
export type SlotProps<E extends Described> = SlotUse<ShownRecord<E>>

interface ActionsUse<R> {
  readonly entity: AnyEntity
  readonly record: R
  readonly tools: ViewTools
  /** Loads the record again. */
  readonly reload: () => void
}
/** The props of a record page's actions. */
export type ActionsProps<E extends Described> = ActionsUse<StoredShown<E>>

interface ForetellUse<R> {
  readonly records: readonly R[]
  readonly tools: ViewTools
}
/** The props of what the question of a transition or an action says. */
export type ForetellProps<E extends Described> = ForetellUse<StoredShown<E>>

/** The props of the parts of a list page. */
export interface ListPartProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  /** The entity's further list that is shown; absent for the main list. */
  readonly view?: NamedView
}

/** A look of the entity's own at its list, which brings its own tools: the round beside the list of readings. */
export interface OwnLook {
  /** In the list's address. */
  readonly name: string
  /** Key of its word. */
  readonly label: TranslationKey
  readonly icon: ReactNode
  /** The right that it needs. Default: reading. */
  readonly flag?: Flag
  /** It shows the list's records by `useEntityList`, so filters and search apply and further lists have it too. Default false. */
  readonly ofList?: true
  readonly Body: ComponentType<ListPartProps>
}

interface ChosenUse<R> {
  readonly chosen: readonly R[]
  readonly tools: ViewTools
}
/** The props of what stands after the word of a list's tab. */
export interface ViewCountProps {
  /** The further list's name; absent for the whole list. */
  readonly view?: string | undefined
  readonly tools: ViewTools
}
/** The props of what a list offers for chosen records. */
export type ChosenProps<E extends Described> = ChosenUse<StoredShown<E>>

/** The props of what somebody sees who was sent a link. */
export interface TokenViewProps {
  readonly token: string
}

/** The props of a cell or a detail of a field. */
export type FieldProps<E extends Described> = ShowProps<AnyField, ShownRecord<E>>
export type EntityPage = ComponentType<{ readonly entity: AnyEntity }>

/** Names of a declaration, and the types of its records as they are shown and as they are stored. */
interface Parts {
  readonly field: string
  readonly slot: string
  readonly action: string
  readonly shown: unknown
  readonly stored: unknown
}

interface ViewsBy<P extends Parts> {
  /** Cells of the list. */
  readonly columns?: Readonly<
    Partial<Record<P['field'], (props: ShowProps<AnyField, P['shown']>) => ReactNode>>
  >
  /** Parts of a field's view, in every place where the field is shown or edited. */
  readonly fields?: Readonly<Partial<Record<P['field'], Partial<FieldView<AnyField, P['shown']>>>>>
  /** Components for the places that the declaration's form leaves open. */
  readonly slots?: Readonly<Partial<Record<P['slot'], (props: SlotUse<P['shown']>) => ReactNode>>>
  /** What a record's page is called, where its title alone says too little. */
  readonly title?: (record: P['stored'], tools: ViewTools) => string
  /** Where one makes a record like this one, instead of in the form that begins with its values. */
  readonly clone?: (record: P['stored']) => string | undefined
  /** Buttons in the header of a record's page, before the generated ones. */
  readonly actions?: (props: ActionsUse<P['stored']>) => ReactNode
  /** By transition or action: what it would do to these records, shown where the console asks before it does it. */
  readonly foretell?: Readonly<Partial<Record<P['action'], (props: ForetellUse<P['stored']>) => ReactNode>>>
  /** Buttons in the header of the lists, before the one that creates. */
  readonly listActions?: (props: ListPartProps) => ReactNode
  /** Buttons for chosen records, before the generated ones. */
  readonly chosenActions?: (props: ChosenUse<P['stored']>) => ReactNode
  /** Stands between the lists' title and their table. */
  readonly listHead?: (props: ListPartProps) => ReactNode
  /** How many records a tab of the list holds. */
  readonly viewCount?: (props: ViewCountProps) => ReactNode
  /** Looks beside the generated ones; the first is what the main list shows at first. */
  readonly looks?: readonly OwnLook[]
  /** What a holder of a view token sees in the webview, at the address of the screen that the declaration offers to them. */
  readonly byToken?: (props: TokenViewProps) => ReactNode
  /** Whole pages. */
  readonly pages?: Readonly<Partial<Record<'list' | 'show' | 'edit' | 'create', EntityPage>>>
}

/** Replaces parts of an entity's generated views. Every part is optional; parts that are absent are generated. */
export type Views = ViewsBy<{
  field: string
  slot: string
  action: string
  shown: Values
  stored: AnyRecord
}>

type HasForm = Described & { readonly form: readonly unknown[] }
type SlotOf<E extends HasForm> =
  Extract<E['form'][number], { readonly slot: string }> extends {
    readonly slot: infer S extends string
  }
    ? S
    : never
type ViewsOf<E extends HasForm> = ViewsBy<{
  field: FieldName<E> | StateFieldOf<E> | SystemFieldName
  slot: SlotOf<E>
  action: ActionOf<E> | OwnActionOf<E>
  shown: ShownRecord<E>
  stored: StoredShown<E>
}>

/**
 * Typed by the declaration: a column, slot, transition or field of the record that it does not name fails to compile.
 * Several entities that share views are given as a list.
 */
export const defineViews = <const E extends HasForm>(
  _entity: E | readonly E[],
  views: ViewsOf<NoInfer<E>>,
): Views => views as Views
