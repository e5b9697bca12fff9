import type { AnyField } from '#core/field.ts'
import type { Values } from '#src/fields/field-view.ts'
import type { Verbs } from './provider.ts'

/** The field on the page. */
export interface FieldOnPage {
  /** The element that holds label, input, help and errors. */
  readonly box: HTMLElement
  /** Waits for the first element of the box that a selector finds, and returns it. */
  find(selector: string): Promise<HTMLElement>
}

/** The trial of one kind of field, as data. */
export interface KindTrial {
  readonly field: AnyField
  /** The entity's name, for inputs that look their field up in the registry. Default: a name of the trial's own. */
  readonly entityName?: string
  /** The element that gets the cursor; absent: the one that the label points at. */
  readonly start?: string
  /** What a person does from there on, with keys alone except for files. Absent: nobody fills it in. */
  readonly fill?: (field: FieldOnPage) => Promise<unknown>
  /** The form's value afterwards, as the schema reads it. */
  readonly filled?: unknown
  /** What a person does to empty it again. */
  readonly clear?: (field: FieldOnPage) => Promise<unknown>
  /** The form's value after that, as the schema reads it. Default null. */
  readonly cleared?: unknown
  /** Elements that are marked as invalid. Default: the one that the label points at. */
  readonly invalid?: string
  /** The place of the error. Default: the field itself. */
  readonly errorAt?: string
  /** Other values of the form. */
  readonly siblings?: Values
  readonly verbs?: Verbs
  /** A value, its record's other values, and the cell's text in Vietnamese. */
  readonly cell: { readonly value: unknown; readonly record?: Values; readonly says: string }
}
