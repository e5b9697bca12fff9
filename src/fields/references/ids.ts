import { isRecord } from './entities.ts'

/** A field of many records holds ids, or with `with=` the records themselves. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one: unknown) => String(isRecord(one) ? one.id : one)) : []

/** Stored files by id, and those that are about to be stored; a field of one file holds it bare. */
export const filesIn = (value: unknown): (string | Blob)[] => {
  const items = Array.isArray(value)
    ? (value as unknown[])
    : value === null || value === undefined
      ? []
      : [value]
  return items.map((one) => (one instanceof Blob ? one : String(one)))
}
