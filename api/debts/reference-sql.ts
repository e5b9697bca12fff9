/** SQL: the reference by which transfers for an apartment are recognised; each was given one as it was made. */
export const referenceOf = (building: string, apartment: string) =>
  `(select p.reference from payment_reference p where p.building_id = ${building} and p.apartment_id = ${apartment}
    and p.payment_request_id is null and not p.is_old)`
