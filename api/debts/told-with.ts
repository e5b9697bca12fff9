/**
 * SQL: whether the apartment `guest` is told and paid with `host`: linked to it, without a notice of its own. Of two that
 * are linked to each other the first one is the host; one that is told with another tells of no third.
 */
export const isToldWith = (guest: string, host: string) =>
  `(${guest}.building_id = ${host}.building_id and ${guest}.partner_apartment_id = ${host}.id
    and not ${guest}.separate_fee and ${guest}.deleted_at is null and ${host}.deleted_at is null
    and (${host}.partner_apartment_id is null or ${host}.separate_fee
      or (${host}.partner_apartment_id = ${guest}.id and ${host}.id < ${guest}.id)))`
