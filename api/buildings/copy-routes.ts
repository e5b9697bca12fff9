import type { FastifyInstance } from 'fastify'
import { copiedEntities } from '#core/derive/copying.ts'
import type { Registry } from '#core/registry.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { copyBuilding, previewBuildingCopy } from '#domain/calls/building-copy.ts'
import { countryOf, type Country } from '#domain/countries.ts'
import { building } from '#entities/property/building.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { silently, workAndRollBack } from '../database/roll-back.ts'
import { invalidInput, notFound } from '../http/error.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import type { Records } from '../records/records.ts'
import { copySettings } from './copy-building.ts'

/** `POST /v1/manage/buildings/{id}/copy`, and its preview. */
export function copyRoutes(app: FastifyInstance): void {
  const { db, records, registry } = app.callServices

  answerCall(app, copyBuilding, async ({ write: { tx, touch }, record, caller, body }) => {
    const asked = await readAsked({ records, registry, caller: caller(), target: record }, await body())
    // A console hears once of each kind, not of each record.
    const quiet = silently(tx)
    const outcomes = await copySettings({ ...asked, tx: quiet, records: records.within(quiet) })
    touch(...outcomes.flatMap(({ made, resource }) => (made === 0 ? [] : [resource])))
    return { data: presentOutcome(outcomes) }
  })

  answerCall(app, previewBuildingCopy, async ({ record, caller, body }) => {
    const asked = await readAsked({ records, registry, caller: caller(), target: record }, await body())
    const outcomes = await workAndRollBack(db, (tx) =>
      copySettings({ ...asked, tx, records: records.within(tx) }),
    )
    return { data: presentOutcome(outcomes) }
  })
}

interface Place {
  readonly records: Records
  readonly registry: Registry
  readonly caller: Caller
  readonly target: {
    readonly id: string
    readonly currency_code: CurrencyCode
    readonly country?: Country | null
  }
}

interface Sent {
  readonly source_id: string
  readonly kinds: readonly string[]
}

/** 404 for a source that the caller may not read, 422 for the target itself and for what is not copied. */
async function readAsked({ records, registry, caller, target }: Place, { source_id: sourceId, kinds }: Sent) {
  const source = await records.stored({ caller, entity: building, id: sourceId })
  if (source.deleted_at !== null) throw notFound()
  if (source.id === target.id) throw invalidInput([{ field: 'source_id', code: 'invalid_reference' }])
  const known = new Set(copiedEntities(registry).map(({ name }) => name))
  if (kinds.some((name) => !known.has(name))) throw invalidInput([{ field: 'kinds', code: 'invalid_option' }])
  return {
    registry,
    caller,
    sourceId,
    sourceName: source.name,
    targetId: target.id,
    // Prices and rates of tax are those of a country, too.
    isSameCurrency: source.currency_code === target.currency_code && countryOf(source) === countryOf(target),
    wanted: new Set(kinds),
  }
}
