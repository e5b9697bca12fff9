import { createSeed, demoRecord } from '#core/derive/demo.ts'
import type { AnyEntity } from '#core/entity.ts'
import { officeToday } from '#core/days.ts'
import { buildDemo, type DemoRow } from '#entities/demo/index.ts'
import { part, spell, type Part } from './part.ts'

let demo: Readonly<Record<string, readonly DemoRow[]>> | undefined

/** A demo record; where use makes the records, one of generated values. */
export function samplePart(entity: AnyEntity): Part[] {
  demo ??= buildDemo({ today: officeToday() })
  const rows = demo[entity.name] ?? []
  const record = rows[0] ?? demoRecord(entity, createSeed(0))
  return part(
    'Demo record',
    ['field', 'value'],
    Object.entries(record).map(([name, value]) => [name, spell(value)]),
    rows.length === 0
      ? 'The demo has none, because use makes them. These values are what its kinds propose.'
      : `The first of ${rows.length}.`,
  )
}
