import type { Queryable } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { wordOf, type Slots, type ValuesOf } from '#api/sql/types.ts'
import { query } from '#api/sql/query.ts'
import type { AnyEntity } from '#core/entity.ts'
import { applyConditions, checkRecord } from '#core/derive/rules.ts'
import type { AudienceTarget } from '#domain/notices/audience.ts'
import type { FieldError } from '#core/wire/error.ts'

/** An audience as a statement takes it. */
const placeSlots = {
  buildingId: 'bigint',
  blocks: 'bigint[]',
  from_floor: 'integer | null',
  to_floor: 'integer | null',
  apartment_types: 'bigint[]',
  apartments: 'bigint[]',
} as const satisfies Slots
export const givenSlots = { ...placeSlots, target: wordOf<AudienceTarget>() } as const satisfies Slots
export type GivenAudience = ValuesOf<typeof givenSlots>

/** The values of a record's fields that say its audience. */
export interface AudienceValues {
  readonly target?: AudienceTarget | null | undefined
  readonly blocks?: readonly string[] | null | undefined
  readonly from_floor?: Floor
  readonly to_floor?: Floor
  readonly apartment_types?: readonly string[] | null | undefined
  readonly apartments?: readonly string[] | null | undefined
}
type Floor = string | number | null | undefined

/** What a record of `entity` with these values is for: places that its target does not ask for count for nothing. */
export function givenAudience(entity: AnyEntity, buildingId: string, values: AudienceValues): GivenAudience {
  const asked: AudienceValues = applyConditions(entity, { ...values })
  return {
    buildingId,
    target: asked.target ?? 'all',
    blocks: asked.blocks ?? [],
    from_floor: floorOf(asked.from_floor),
    to_floor: floorOf(asked.to_floor),
    apartment_types: asked.apartment_types ?? [],
    apartments: asked.apartments ?? [],
  }
}
const floorOf = (floor: Floor) => (floor === null || floor === undefined ? null : Number(floor))

/** 422 at the places of an audience that is asked about and not stored: what is missing, and what its building does not have. */
export async function requireAudience(
  db: Queryable,
  entity: AnyEntity,
  audience: GivenAudience,
): Promise<void> {
  const { buildingId, ...values } = audience
  const { target: _target, ...places } = values
  const faults = checkRecord(entity, values).filter(({ field }) => field in values)
  const [there] = faults.length > 0 ? [] : await placesThere(db, { ...places, buildingId })
  const wrong: readonly FieldError[] =
    there === undefined
      ? faults
      : [
          ...(['blocks', 'apartment_types', 'apartments'] as const).flatMap((field) =>
            there[field] ? [] : [{ field, code: 'invalid_reference' as const }],
          ),
          ...(there.floors ? [] : noSuchFloor),
        ]
  if (wrong.length > 0) throw invalidInput(wrong)
}

const noSuchFloor: readonly FieldError[] = (['from_floor', 'to_floor'] as const).map((field) => ({
  field,
  code: 'no_such_floor',
}))

/** SQL: every one of some ids is of a record of the building that is in no trash. */
const areThere = (table: string, ids: string, building: string) =>
  `not exists (select from unnest(${ids}) w(id) where not exists (select from ${table} t
    where t.building_id = ${building} and t.id = w.id and t.deleted_at is null))`

/** SQL: an apartment of the building lies on one of the floors, if any are said. */
const isFloorThere = ({
  buildingId,
  from_floor: from,
  to_floor: to,
}: Record<'buildingId' | 'from_floor' | 'to_floor', string>) =>
  `(${from} is null or ${to} is null or exists (select from apartment t
    where t.building_id = ${buildingId} and t.floor between ${from} and ${to} and t.deleted_at is null))`

const placesThere = query({
  row: { blocks: 'boolean', apartment_types: 'boolean', apartments: 'boolean', floors: 'boolean' },
  takes: placeSlots,
  sql: (of) =>
    `select ${areThere('block', of.blocks, of.buildingId)} as blocks,
      ${areThere('apartment_type', of.apartment_types, of.buildingId)} as apartment_types,
      ${areThere('apartment', of.apartments, of.buildingId)} as apartments, ${isFloorThere(of)} as floors`,
})

const floorThere = query({
  row: { there: 'boolean' },
  takes: { buildingId: 'bigint', from_floor: 'integer | null', to_floor: 'integer | null' },
  sql: (of) => `select ${isFloorThere(of)} as there`,
})

type Floors = Pick<AudienceValues, 'from_floor' | 'to_floor'>

/** 422 `no_such_floor` at both floors of a record where no apartment lies on any of them. What was stored may stay. */
export async function requireFloors(
  tx: Queryable,
  { building_id: buildingId, ...floors }: Floors & { readonly building_id: string },
  before: Floors = {},
): Promise<undefined> {
  const [from_floor, to_floor] = [floorOf(floors.from_floor), floorOf(floors.to_floor)]
  if (from_floor === floorOf(before.from_floor) && to_floor === floorOf(before.to_floor)) return
  const [found] = await floorThere(tx, { buildingId, from_floor, to_floor })
  if (found?.there === false) throw invalidInput(noSuchFloor)
}
