import * as zod from 'zod'

/** The parts of zod by which declarations are checked: all that a browser loads of it, with the first form. */
export const z = {
  array: zod.array,
  boolean: zod.boolean,
  enum: zod.enum,
  int: zod.int,
  never: zod.never,
  number: zod.number,
  strictObject: zod.strictObject,
  string: zod.string,
  unknown: zod.unknown,
}
