import { bankText } from './bank-text.ts'
import { readReferences } from './read-references.ts'

/** What two sources say of a movement in their own words. */
export interface ToldMovement {
  readonly description: string | null | undefined
  readonly reference: string | null | undefined
}

/**
 * Whether two texts about the same amount of one day are of the same movement: they name the same bank reference or the
 * same payment reference, or one holds all of the other.
 */
export function saysTheSame(a: ToldMovement, b: ToldMovement): boolean {
  if (isSome(a.reference) && isSome(b.reference) && bare(a.reference) === bare(b.reference)) return true
  const [one, other] = [bare(a.description), bare(b.description)]
  const [ours, theirs] = [a, b].map(({ description }) =>
    [...new Set(readReferences(description ?? '').map(({ word }) => word))].toSorted().join(),
  )
  if (ours !== '' || theirs !== '') return ours === theirs
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

const bare = (text: string | null | undefined) => bankText(text ?? '').replaceAll(' ', '')
const isSome = (text: string | null | undefined) => bare(text) !== ''
