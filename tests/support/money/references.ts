interface Asking {
  query: <Row extends object>(statement: string) => Promise<Row[]>
}

/** The references that apartments were given, by their ids. */
export async function referencesOf(db: Asking): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; reference: string }>(
    `select apartment_id::text as id, reference from payment_reference where payment_request_id is null and not is_old`,
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** The one of an apartment; fails where it has none. */
export async function referenceOfApartment(db: Asking, apartmentId: string): Promise<string> {
  const reference = (await referencesOf(db)).get(apartmentId)
  if (reference === undefined) throw new Error(`apartment ${apartmentId} has no reference`)
  return reference
}
