import { acts, isHouseholders } from '#api/auth/stay-sql.ts'
import { literalsOf } from '#api/sql/literals.ts'
import type { AnyEntity } from '#core/entity.ts'
import { audiencePlaces, audienceTargets } from '#domain/notices/audience.ts'

// Who an audience is, is said here alone (docs/domain/audience.md): to whom something goes, and whether it is for somebody.

const is = literalsOf(audienceTargets)

/** An audience as SQL: each place's value, or a `select` of the ids that it names. */
export interface Audience {
  readonly target: string
  readonly blocks: string
  readonly from_floor: string
  readonly to_floor: string
  readonly apartment_types: string
  readonly apartments: string
}

/** A target that only some audiences have, and SQL of the apartments `a` that it means. */
type More = Readonly<Record<string, string>>

/** That of a stored record, by its table's alias; `by`: the field that says the target. */
export function audienceOf({ name }: Pick<AnyEntity, 'name'>, alias: string, by = 'target'): Audience {
  const idsOf = (place: 'blocks' | 'apartment_types' | 'apartments') =>
    `select c.${audiencePlaces[place].target}_id from ${name}_${place} c
      where c.building_id = ${alias}.building_id and c.${name}_id = ${alias}.id`
  return {
    target: `${alias}.${by}`,
    blocks: idsOf('blocks'),
    from_floor: `${alias}.from_floor`,
    to_floor: `${alias}.to_floor`,
    apartment_types: idsOf('apartment_types'),
    apartments: idsOf('apartments'),
  }
}

/** That of a request, by the parameters of its statement; those of ids are arrays. */
export const audienceGiven = ({ blocks, apartment_types, apartments, ...told }: Audience): Audience => ({
  ...told,
  blocks: `select unnest(${blocks})`,
  apartment_types: `select unnest(${apartment_types})`,
  apartments: `select unnest(${apartments})`,
})

/** SQL: an apartment lies where the audience is narrowed to. */
const isWithin = ({ target, ...of }: Audience, apartment: string) =>
  `(${apartment}.block_id in (${of.blocks}) or ${target} <> ${is.blocks} and not exists (${of.blocks}))
    and (${apartment}.floor between ${of.from_floor} and ${of.to_floor}
      or ${target} <> ${is.floors} and ${of.from_floor} is null and ${of.to_floor} is null)
    and (${apartment}.apartment_type_id in (${of.apartment_types})
      or ${target} <> ${is.apartment_types} and not exists (${of.apartment_types}))`

/** SQL: an audience means an apartment of its building. */
export const isHomeMeant = (of: Audience, apartment: string, more: More = {}) =>
  `coalesce(case ${of.target} when ${is.all} then true
    when ${is.apartments} then ${apartment}.id in (${of.apartments})
    ${Object.entries(literalsOf(Object.keys(more)))
      .map(([target, literal]) => `when ${literal} then ${more[target]}`)
      .join(' ')}
    else ${isWithin(of, apartment)} end, false)`

interface Stay {
  /** Aliases of a stay of today, its resident and its apartment. */
  readonly stay: string
  readonly resident: string
  readonly apartment: string
}

/** SQL: an audience means somebody by a stay: they live in an apartment that it means, and are its householder where only these are. */
export const isStayMeant = (of: Audience, { stay, resident, apartment }: Stay, more: More = {}) =>
  `(${of.target} <> ${is.householders} or ${acts(stay)} and ${isHouseholders(resident, stay)})
    and ${isHomeMeant(of, apartment, more)}`

/** SQL: apartments `a` and residents `r` of stays `y`. */
export const staysJoined = `join apartment a on a.building_id = y.building_id and a.id = y.apartment_id and a.deleted_at is null
  join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null`
export const stayJoined = { stay: 'y', resident: 'r', apartment: 'a' } as const satisfies Stay
