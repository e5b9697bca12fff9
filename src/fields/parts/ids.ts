import { isRecord } from './entities.ts'

/** A field of many records holds ids, or with `with=` the records themselves. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one: unknown) => String(isRecord(one) ? one.id : one)) : []
