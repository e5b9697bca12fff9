import { sqlOfficeDay } from '#api/database/office-day.ts'
import { literalsOf, optionsOf } from '#api/sql/literals.ts'
import { adultAge, childRelationships, householderRelationship } from '#domain/constants.ts'
import { resident } from '#entities/people/resident.ts'

// Who lives where is what a resident may see: these words of docs/domain/residents.md are said here alone.

/** SQL: whether somebody has not moved out yet; a future day of moving out changes nothing. */
export const stays = (residency: string, day = sqlOfficeDay()) =>
  `${residency}.deleted_at is null
    and (${residency}.move_out_date is null or ${residency}.move_out_date >= ${day})`

/** SQL: whether somebody lived there on a day: a stay that had begun and not ended; one without a first day had begun. */
export const livesOn = (residency: string, day: string) =>
  `${stays(residency, day)} and coalesce(${residency}.move_in_date <= ${day}, true)`

/** SQL: whether somebody lives there today. */
export const livesToday = (residency: string) => livesOn(residency, sqlOfficeDay())

/** SQL: since when somebody lives there, for what is theirs to read: the first day, or the day on which the stay was entered. */
export const livesSince = (residency: string) =>
  `coalesce(${residency}.move_in_date, ${sqlOfficeDay(`${residency}.created_at`)})`

const hasRelationship = (residency: string, codes: readonly string[]) =>
  `exists (select from relationship k where k.building_id = ${residency}.building_id
    and k.id = ${residency}.relationship_id and lower(k.code) in (${Object.values(literalsOf(codes)).join()}))`

/** SQL: whether the person is of age today. Who has no birthday is, unless they are somebody's child there. */
export const isAdult = (person: string, residency: string) =>
  `coalesce(${person}.date_of_birth <= ${sqlOfficeDay()} - interval '${adultAge} years',
    not ${hasRelationship(residency, childRelationships)})`

/** SQL: whether somebody lives there, is of age and was given the apartment's fees and papers to see. */
export const acts = (residency: string) =>
  `${livesToday(residency)} and ${residency}.apartment_permission is true
    and exists (select from resident grown where grown.building_id = ${residency}.building_id
      and grown.id = ${residency}.resident_id and ${isAdult('grown', residency)})`

/**
 * SQL: whether the stay is the householder's: its relationship says so, or the person's record does while no stay of theirs
 * says it of another apartment.
 */
export const isHouseholders = (person: string, residency: string) =>
  `(${hasRelationship(residency, [householderRelationship])}
    or ${person}.resident_type = ${optionsOf(resident, 'resident_type').householder}
      and not exists (select from residency other where other.building_id = ${residency}.building_id
        and other.resident_id = ${residency}.resident_id and ${livesToday('other')}
        and ${hasRelationship('other', [householderRelationship])}))`
