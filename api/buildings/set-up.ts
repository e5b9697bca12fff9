import type { FastifyInstance } from 'fastify'
import { readBuildingSetUp, setUpBuilding } from '#domain/calls/building-set-up.ts'
import { officeLanguage } from '#domain/countries.ts'
import { factsOf, placeOf } from '#domain/presets/place.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { chosenRows, offeredRows, presetEntities, rowsFor } from '#domain/presets/rows.ts'
import { building } from '#entities/property/building.ts'
import { lockBuilding } from '#api/accounts/ready-groups.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { today } from '#api/calendar/today.ts'
import { invalidInput } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { makeRows, mayMake, mayRead } from './make-rows.ts'
import { isLeft, matchRows } from './matched-rows.ts'
import { fillRow } from './row-body.ts'
import { standingRecords } from './standing-records.ts'

export function buildingSetUpRoutes(app: FastifyInstance): void {
  const { db, records } = app.callServices

  answerCall(app, readBuildingSetUp, async ({ record, caller }) => {
    const found = await standingRecords(db, { buildingId: record.id })
    const standing = matchRows(offeredRows, found, factsOf(record, today()))
    const asker = { records, caller: caller(), buildingId: record.id }
    return {
      data: presentOutcome({
        there: offeredRows.filter((row) => mayRead(asker, row.entity) && isLeft(row, standing)).map(rowName),
        denied: presetEntities.filter((entity) => !mayMake(asker, entity)),
      }),
    }
  })

  answerCall(app, setUpBuilding, async ({ record, write: { tx, records: own }, caller, body }) => {
    const { country, city, rows, ...typed } = await body()
    const asker = { records: own, caller: caller(), buildingId: record.id }
    // One at a time in a building: the second of two callers sees what the first has made.
    await lockBuilding(tx, { buildingId: record.id })
    const place = { country: country ?? record.country, city: city ?? record.city }
    if (place.country !== record.country || place.city !== record.city)
      await own.update({ caller: asker.caller, entity: building, id: record.id }, { ...place })
    const there = placeOf({ ...record, ...place }, today())
    const offered = rowsFor(there).map((row) => fillRow(row, typed))
    const names = new Set(offered.map(rowName))
    if ((rows ?? []).some((name) => !names.has(name)))
      throw invalidInput([{ field: 'rows', code: 'invalid_option' }])
    const facts = factsOf(record, today())
    const standing = matchRows(offered, await standingRecords(tx, { buildingId: record.id }), facts)
    const answers = { facts, language: officeLanguage(there.country, asker.caller.language) }
    const chosen = chosenRows(offered, new Set(rows ?? []))
    return { data: presentOutcome(await makeRows({ ...asker, answers, typed, standing }, chosen)) }
  })
}
