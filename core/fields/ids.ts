import type { ZodType } from 'zod'
import { z } from '../zod.ts'
import type { WireNode } from '../kind.ts'
import { idSchema } from './belongs-to.ts'

/** JSON may spell an id as a number. */
const decodeId = (node: WireNode) =>
  typeof node === 'number' && Number.isSafeInteger(node) ? String(node) : node

export const decodeIds = (node: WireNode) =>
  Array.isArray(node) ? node.map((one: WireNode) => decodeId(one)) : node

/** A set of ids. */
export const idsSchema = (max: number, item: ZodType = idSchema()) =>
  z
    .array(item, { error: 'invalid_reference' })
    .max(max, { error: 'too_many' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate_value' })

export const splitCell = (cell: string) =>
  cell
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
