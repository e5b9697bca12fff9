import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { sentId, wire } from './values.ts'

const { count } = wire

/** Why nothing of a kind is taken; each has its sentence in the error catalogue. */
const copyRefusals = [
  'forbidden',
  'order_expired',
  'module_not_bought',
  'copy_other_currency',
  'copy_too_many',
] as const
export type CopyRefusal = (typeof copyRefusals)[number]

/** What comes of one kind of record. */
const outcome = z.strictObject({
  /** The entity's name. */
  resource: z.string(),
  /** Records of the source that a copy takes. */
  found: count,
  /** Of those, what is made; shipped ones that take over what the source says are counted too. */
  made: count,
  /** Left alone: the building has them already. */
  kept: count,
  /** Not made, and why: an error code, at the field that it concerns. */
  left_out: z.array(
    z.strictObject({ title: z.string(), errorCode: z.string(), field: z.string().nullable() }),
  ),
  /** Fields that stay empty in some of what is made: files, people, what the caller may not read or write. */
  emptied: z.array(z.string()),
  /** What is made and says the source's name, which its office will want to read. */
  mentions: z.array(z.string()),
  refused: z.enum(copyRefusals).nullable(),
})
export type CopyOutcome = z.output<typeof outcome>

const copy = {
  method: 'POST',
  permission: { code: 'manage_building', flag: 'read' },
  tag: 'building',
  record: 'building',
  body: z.strictObject({
    /** The building whose records are copied. */
    source_id: sentId,
    /** Entities whose records are wanted. */
    kinds: z.union([z.literal('').transform((): string[] => []), z.array(z.string()).max(100)], {
      error: 'invalid_option',
    }),
  }),
  reply: z.strictObject({
    /** Every kind that can be copied; those that are not wanted with `found` alone. */
    data: z.array(outcome),
  }),
  errors: { 404: ['record_not_found'], 422: ['required', 'invalid_reference', 'invalid_option'] },
} as const

/**
 * What a building is set up with, taken over from another one of the organisation: nothing of its people, its money and
 * its papers (docs/users/copy-a-building.md). Each record is made with the caller's rights, and read by them in the
 * source. What is there already is left alone, so a second time adds nothing.
 */
export const copyBuilding = defineCall({
  ...copy,
  id: 'copyBuilding',
  path: manage('buildings/{id}/copy'),
  writes: {},
  summary: 'Copy what another building is set up with',
})

/** The same, of which nothing is kept. */
export const previewBuildingCopy = defineCall({
  ...copy,
  id: 'previewBuildingCopy',
  path: manage('buildings/{id}/copy/preview'),
  summary: 'What a copy of another building would make, leave alone and leave out',
})
