import type { AnyField } from '#core/field.ts'
import type { Values } from '#src/fields/field-view.ts'
import type { Verbs } from './provider.ts'

/** The field as it stands on the page. */
export interface FieldOnPage {
  /** What holds label, input, help and errors. */
  readonly box: HTMLElement
  /** The first element of the box that a selector finds; waits until it is there. */
  find(selector: string): Promise<HTMLElement>
}

/** How one kind of field is tried, as data. */
export interface KindTrial {
  readonly field: AnyField
  /** The kind's name stands for the field's, unless its input asks the registry. */
  readonly entityName?: string
  /** How the cursor comes to the input: by its label, or by this element where the input has no one element. */
  readonly start?: string
  /** What a person does from there on, with keys alone but for files. Absent: nobody fills it in. */
  readonly fill?: (field: FieldOnPage) => Promise<unknown>
  /** What the form then holds, as the schema reads it. */
  readonly filled?: unknown
  /** What a person does to empty it again. */
  readonly clear?: (field: FieldOnPage) => Promise<unknown>
  /** What the form holds after that, as the schema reads it. Default null. */
  readonly cleared?: unknown
  /** Elements that say that they are wrong. Default: the one that the label points at. */
  readonly invalid?: string
  /** The place of the error. Default: the field itself. */
  readonly errorAt?: string
  /** Other values of the form. */
  readonly siblings?: Values
  readonly verbs?: Verbs
  /** A value, what its record holds besides, and what the cell says in Vietnamese. */
  readonly cell: { readonly value: unknown; readonly record?: Values; readonly says: string }
}
