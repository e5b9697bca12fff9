import { expect } from 'vitest'
import { copiedEntities } from '#core/derive/copying.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CopyOutcome } from '#domain/calls/building-copy.ts'
import { registry } from '#entities/index.ts'
import { faults, recordOf, type SeededServer } from './seeded-server.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/** The kinds that a copy of a building takes. */
export const kinds = copiedEntities(registry)
export const every = kinds.map(({ name }) => name)

/** An administrator who sets buildings up and copies them; without another word from building 1. */
export function openCopier(seeded: SeededServer) {
  const admin = seeded.as('ADM')
  const made = async (path: string, values: object) => {
    const reply = await admin(`POST ${path}`, { building_id: '1', ...values })
    expect([path, reply.status, faults(reply)]).toEqual([path, 201, []])
    return recordOf(reply)
  }
  const changed = async (path: string, values: object) => {
    const reply = await admin(`PATCH ${path}`, values)
    expect([path, reply.status, faults(reply)]).toEqual([path, 200, []])
  }
  const rowsIn = async (entity: AnyEntity, buildingId: string) => {
    const reply = await admin(`GET ${entity.path}?building_id=${buildingId}&limit=all`)
    return reply.body[entity.replyKey ?? 'data'] as readonly Row[]
  }
  const rowIn = async (entity: AnyEntity, buildingId: string, is: Readonly<Record<string, unknown>>) => {
    const rows = await rowsIn(entity, buildingId)
    return rows.find((row) => Object.entries(is).every(([name, value]) => row[name] === value))
  }
  const newBuilding = async (code: string, currency = 'vnd') =>
    (await made('buildings', { code, name: `Tòa ${code}`, address: 'Hà Nội', currency_code: currency })).id

  const ask = (
    buildingId: string,
    names: readonly string[] = every,
    { by = admin, source = '1', step = '' } = {},
  ) => by(`POST buildings/${buildingId}/copy${step}`, { source_id: source, kinds: names })
  const copy = async (...asked: Parameters<typeof ask>): Promise<Readonly<Record<string, CopyOutcome>>> => {
    const reply = await ask(...asked)
    expect([reply.status, faults(reply)]).toEqual([200, []])
    return Object.fromEntries((reply.body.data as CopyOutcome[]).map((one) => [one.resource, one]))
  }
  return { admin, made, changed, rowsIn, rowIn, newBuilding, ask, copy }
}
