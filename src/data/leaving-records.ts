/** Records that this user is deleting, as `entity/id`: their pages are about to close and ask for them no more. */
const leaving = new Set<string>()
const keyOf = (entityName: string, id: string) => `${entityName}/${id}`

export const isLeaving = (entityName: string, id: string) => leaving.has(keyOf(entityName, id))

/** Keeps a record from being loaded again; the returned function allows it. */
export function markLeaving(entityName: string, id: string): () => void {
  leaving.add(keyOf(entityName, id))
  return () => void leaving.delete(keyOf(entityName, id))
}
