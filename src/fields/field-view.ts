import type { MouseEvent, ReactNode } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { AnyField } from '#core/field.ts'
import type { Operator } from '#core/kind.ts'
import type { Language } from '#core/language.ts'
import type { Operand } from '#domain/lists/operand.ts'
import type { Translate } from '../i18n/use-t.ts'
import { LazyFilter, LazyInput } from './lazy-inputs.tsx'

export type Values = Readonly<Record<string, unknown>>

/** The surroundings that views need, collected once per page so that a cell calls no hook. */
export interface ViewTools {
  readonly language: Language
  readonly t: Translate
  /** The current building's. */
  readonly currency: CurrencyCode
  /** Whose eyes these are: the account's id. */
  readonly accountId: string
  /** `action` is a flag, a transition, or refine's word for one; remembered, so asking is cheap. */
  can(action: string, entityName: string, field?: string): boolean
  /** The page of a record, where there is one that the reader may open. */
  pathOf(entityName: string, id: string): string | undefined
  /** Click handler of a plain `<a href>`: hundreds of router links would cost a table dear. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The field shown. `name` is a path for a field of a row: `services.quantity`. */
export interface FieldUse<F extends AnyField = AnyField> {
  readonly entityName: string
  readonly name: string
  readonly field: F
  readonly tools: ViewTools
}
export interface ShowProps<F extends AnyField = AnyField, R = Values> extends FieldUse<F> {
  readonly value: unknown
  /** The record that holds the value, including relations. */
  readonly record: R
}
export interface InputProps<F extends AnyField = AnyField> extends FieldUse<F> {
  readonly id?: string
  readonly value?: unknown
  readonly onChange?: (value: unknown) => void
  readonly disabled?: boolean
  /** Used when no label element points to the input. */
  readonly label?: string
  /** What the label element says that points to it: an editor, which no label element can name, is named by it. */
  readonly called?: string
  readonly invalid?: boolean
  /** True in the form of a record that is not there yet. */
  readonly isNew?: boolean
  /** Ids of help and error texts. */
  readonly describedBy?: string
}
export interface FilterProps<F extends AnyField = AnyField> extends FieldUse<F> {
  readonly operator: Operator
  readonly value: Operand | undefined
  readonly onChange: (value: Operand | undefined) => void
  readonly label: string
}
export interface PlainProps<F extends AnyField = AnyField> extends FieldUse<F> {
  readonly value: unknown
}

/** How a kind of field is displayed. Empty values never reach it. */
export interface FieldShow<F extends AnyField = AnyField, R = Values> {
  /** In a table and on a card: one line, no hooks, so that a page of cells is cheap. */
  Cell(props: ShowProps<F, R>): ReactNode
  /** On the record's page. */
  Detail(props: ShowProps<F, R>): ReactNode
  /** A value apart from its record: filter chips, histories, conflicts. */
  Plain(props: PlainProps<F>): ReactNode
  /** Numbers are right-aligned. */
  readonly align?: 'right'
  /** The same where it depends on what the field holds. */
  alignOf?(field: F): 'right' | undefined
  /** Its values are never cut off in a column: dates, times, sums, states, codes. Default false. */
  isWhole?(field: F): boolean
  /** The addition to the column's header: a unit, a currency. */
  headerSuffix?(use: FieldUse<F>): string | undefined
  /** Its input always says something, so a mark that it must be filled would mislead. */
  readonly neverEmpty?: boolean
  /** The form gives it the whole row. */
  readonly wide?: boolean
}

export const always = () => true

/** How a kind of field is edited and filtered; empty values are undefined or null. */
export interface FieldInputs<F extends AnyField = AnyField> {
  Input(props: InputProps<F>): ReactNode
  Filter(props: FilterProps<F>): ReactNode
}

export interface FieldView<F extends AnyField = AnyField, R = Values>
  extends FieldShow<F, R>, FieldInputs<F> {}

/**
 * The view of a kind. Its inputs are in `inputs/` and load with the first form or filter. Method parameters are
 * bivariant, so no cast is needed.
 */
export const defineView = <F extends AnyField>(show: FieldShow<F>): FieldView => ({
  ...show,
  Input: LazyInput,
  Filter: LazyFilter,
})

export const defineInputs = <F extends AnyField>(inputs: FieldInputs<F>): FieldInputs => inputs
