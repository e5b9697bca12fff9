import type { ComponentType, ReactNode } from 'react'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity, AnyRecord, FieldName, StateFieldOf, SystemFieldName } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { FieldView, ShowProps, Values, ViewTools } from '../fields/field-view.ts'

/** The props of a slot in the declaration's form: the record when it is shown, the form's values when it is edited. */
export interface SlotProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
  /** Only while the record is edited. */
  readonly onChange?: (name: string, value: unknown) => void
}

/** The props of a record page's actions. */
export interface ActionsProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly tools: ViewTools
  /** Loads the record again. */
  readonly reload: () => void
}

/** The props of what a transition's question says. */
export interface ForetellProps {
  readonly records: readonly AnyRecord[]
  readonly tools: ViewTools
}

/** The props of the parts of a list page. */
export interface ListPartProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  /** The entity's further list that is shown; absent for the main list. */
  readonly view?: NamedView
}

/** The props of what a list offers for chosen records. */
export interface ChosenProps {
  readonly chosen: readonly AnyRecord[]
  readonly tools: ViewTools
}
export type EntityPage = ComponentType<{ readonly entity: AnyEntity }>

/** Replaces parts of an entity's generated views. Every part is optional; parts that are absent are generated. */
export interface Views<Field extends string = string, Slot extends string = string> {
  /** Cells of the list. */
  readonly columns?: Readonly<Partial<Record<Field, (props: ShowProps) => ReactNode>>>
  /** Parts of a field's view, in every place where the field is shown or edited. */
  readonly fields?: Readonly<Partial<Record<Field, Partial<FieldView>>>>
  /** Components for the places that the declaration's form leaves open. */
  readonly slots?: Readonly<Partial<Record<Slot, (props: SlotProps) => ReactNode>>>
  /** Buttons in the header of a record's page, before the generated ones. */
  readonly actions?: (props: ActionsProps) => ReactNode
  /** By transition: what it would do to these records, shown where the console asks before it does it. */
  readonly foretell?: Readonly<Record<string, (props: ForetellProps) => ReactNode>>
  /** Buttons in the header of the lists, before the one that creates. */
  readonly listActions?: (props: ListPartProps) => ReactNode
  /** Buttons for chosen records, before the generated ones. */
  readonly chosenActions?: (props: ChosenProps) => ReactNode
  /** Stands between the lists' title and their table. */
  readonly listHead?: (props: ListPartProps) => ReactNode
  /** Whole pages. */
  readonly pages?: Readonly<Partial<Record<'list' | 'show' | 'edit' | 'create', EntityPage>>>
}

type HasForm = { readonly fields: AnyFields; readonly form: readonly unknown[] }
type SlotOf<E extends HasForm> =
  Extract<E['form'][number], { readonly slot: string }> extends {
    readonly slot: infer S extends string
  }
    ? S
    : never

/** Typed by the declaration: a column or slot that it does not name fails to compile. */
export const defineViews = <const E extends HasForm>(
  _entity: E,
  views: Views<FieldName<E> | StateFieldOf<E> | SystemFieldName, SlotOf<E>>,
): Views => views as Views
