import type { AnyEntity } from '../entity.ts'
import { kindOf } from '../kinds.ts'
import type { DemoSeed } from '../kind.ts'
import { storedFields, writableFields } from './fields.ts'
import { applyConditions } from './rules.ts'

/** Choices that come out the same for the same number (mulberry32). */
export function createSeed(index: number): DemoSeed {
  let state = (index + 1) * 0x9e3779b9
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    index,
    random,
    pick<T>(values: readonly T[]): T {
      const chosen = values[Math.floor(random() * values.length)]
      if (chosen === undefined) throw new RangeError('nothing to pick from')
      return chosen
    },
  }
}

/** A value for each field that is stored or chosen; the state is the initial one. Ids in it are guesses. */
export function demoRecord(entity: AnyEntity, seed: DemoSeed): Record<string, unknown> {
  const fields = { ...storedFields(entity), ...writableFields(entity, 'create') }
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'state' ? field.default : kindOf(field).demo(field, seed),
  ])
  return applyConditions(entity, Object.fromEntries(values))
}
