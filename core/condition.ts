/** A question about a record, kept as data so that the browser, the server and the tests ask the same one. */
export type Condition<Name extends string = string> =
  | { readonly field: Name; readonly equals: Scalar }
  | { readonly field: Name; readonly notEquals: Scalar }
  | { readonly field: Name; readonly in: readonly Scalar[] }
  | { readonly field: Name; readonly present: boolean }
  /** An instant that is there and over; `false`: any other. `ahead`: so many minutes before it, it counts as over. */
  | { readonly field: Name; readonly past: boolean; readonly ahead?: number }
  | { readonly all: readonly Condition<Name>[] }
  | { readonly any: readonly Condition<Name>[] }

type Scalar = string | number | boolean | null

export function holds(condition: Condition, record: Readonly<Record<string, unknown>>): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, record))
  if ('any' in condition) return condition.any.some((part) => holds(part, record))
  const value = record[condition.field] ?? null
  if ('equals' in condition) return value === condition.equals
  if ('notEquals' in condition) return value !== condition.notEquals
  if ('in' in condition) return condition.in.includes(value as Scalar)
  if ('past' in condition) return isOver(value, condition.ahead) === condition.past
  return isPresent(value) === condition.present
}

const isOver = (value: unknown, ahead = 0) =>
  typeof value === 'string' && Date.parse(value) - ahead * 60_000 < Date.now()

/** The condition that an amount is there and is not zero. */
export const isSome = <const Name extends string>(field: Name) =>
  ({
    all: [
      { field, present: true },
      { field, notEquals: '0' },
    ],
  }) as const

/** The field names that a condition reads. */
export function namesIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(namesIn)
  if ('any' in condition) return condition.any.flatMap(namesIn)
  return [condition.field]
}

/** The fields that have one and the same value wherever the condition holds. */
export function fixedNames(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fixedNames)
  return 'equals' in condition ? [condition.field] : []
}

export const isPresent = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
