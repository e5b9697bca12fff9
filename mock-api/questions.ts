import type { Collections, Row } from './database.ts'

interface Stand {
  readonly collections: Collections
  /** yyyy-MM-dd */
  readonly today: string
}
type Fits = (row: Row) => boolean

/**
 * What declarations ask lists besides filters, by entity and parameter: `lives=1`. On our server it is answered by the
 * entity's extension, whose words say what it means (api/people/residency.extension.ts).
 */
export const questions: Readonly<Record<string, Readonly<Record<string, (stand: Stand) => Fits>>>> = {
  residency: {
    lives:
      ({ today }) =>
      (row) =>
        stays(row, today) && (row.move_in_date === null || String(row.move_in_date) <= today),
    contact(stand) {
      const contacts = contactsOf(stand)
      return ({ id }) => contacts.has(id)
    },
  },
}

/** The ids of the rows that fit all that is asked; undefined where nothing is. */
export function idsAsked(
  resource: string,
  query: Readonly<Record<string, unknown>>,
  stand: Stand,
): readonly string[] | undefined {
  const asked = Object.entries(questions[resource] ?? {}).filter(([name]) => query[name] === '1')
  if (asked.length === 0) return undefined
  const fits = asked.map(([, of]) => of(stand))
  return (stand.collections[resource] ?? [])
    .filter((row) => fits.every((fit) => fit(row)))
    .map(({ id }) => id)
}

const stays = ({ move_out_date: until }: Row, today: string) => until === null || String(until) >= today

/** Of each apartment the stay of its householder, or else of those who act for it who moved in first. */
function contactsOf({ collections, today }: Stand): ReadonlySet<string> {
  const householders = new Set(
    (collections.resident ?? [])
      .filter(({ resident_type: type }) => type === 'householder')
      .map(({ id }) => id),
  )
  const rank = (row: Row) =>
    (householders.has(String(row.resident_id)) ? 2 : 0) + (row.apartment_permission === true ? 1 : 0)
  const first = new Map<unknown, Row>()
  for (const row of collections.residency ?? []) {
    const best = first.get(row.apartment_id)
    if (stays(row, today) && (best === undefined || rank(row) > rank(best))) first.set(row.apartment_id, row)
  }
  return new Set([...first.values()].map(({ id }) => id))
}
