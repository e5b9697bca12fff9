import { createContext } from 'react'
import { officeToday } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readBuildingSetUp } from '#domain/calls/building-set-up.ts'
import type { City, Country } from '#domain/countries.ts'
import { placeOf } from '#domain/presets/place.ts'
import type { PresetRow } from '#domain/presets/preset-row.ts'
import { rowsFor } from '#domain/presets/rows.ts'
import type { building } from '#entities/property/building.ts'
import type { Values } from '../fields/field-view.ts'

export type Building = RecordOf<typeof building>
export type SetUpState = DataOf<typeof readBuildingSetUp>

interface Shown extends SetUpState {
  readonly record: Building
}

/** The building that is set up, and what it has. */
export const SetUpContext = createContext<Shown | undefined>(undefined)

/** The rows that the building is offered with what the form says of its place. */
export const offeredNow = (record: Building, { country, city }: Values): readonly PresetRow[] =>
  rowsFor(
    placeOf(
      { ...record, country: (country ?? null) as Country | null, city: (city ?? null) as City | null },
      officeToday(),
    ),
  )
