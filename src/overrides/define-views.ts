import type { ComponentType, ReactNode } from 'react'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity, AnyRecord, FieldName, StateFieldOf, SystemFieldName } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { FieldView, ShowProps, Values, ViewTools } from '../fields/field-view.ts'

/** What a slot of the declaration's form is given: the record when it is shown, the form's values when it is edited. */
export interface SlotProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
  /** Only while the record is edited. */
  readonly onChange?: (name: string, value: unknown) => void
}

/** What actions of a record's page are given. */
export interface ActionsProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly tools: ViewTools
  /** Asks for the record anew. */
  readonly reload: () => void
}

/** What the parts of a list's page are given. */
export interface ListPartProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  /** Which of the entity's further lists it is; absent on its own. */
  readonly view?: NamedView
}
export type EntityPage = ComponentType<{ readonly entity: AnyEntity }>

/** Where the generated views of one entity are not enough. All of it is optional; what is absent is generated. */
export interface Views<Field extends string = string, Slot extends string = string> {
  /** Cells of the list. */
  readonly columns?: Readonly<Partial<Record<Field, (props: ShowProps) => ReactNode>>>
  /** Parts of a field's view, in every place where the field is shown or edited. */
  readonly fields?: Readonly<Partial<Record<Field, Partial<FieldView>>>>
  /** Components for the places that the declaration's form leaves open. */
  readonly slots?: Readonly<Partial<Record<Slot, (props: SlotProps) => ReactNode>>>
  /** Buttons in the header of a record's page, before the generated ones. */
  readonly actions?: (props: ActionsProps) => ReactNode
  /** Buttons in the header of the lists, before the one that creates. */
  readonly listActions?: (props: ListPartProps) => ReactNode
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
