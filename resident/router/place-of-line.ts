import type { Home } from '../data/shapes.ts'
import { textForSome } from '#domain/notices/text-address.ts'
import { match } from './match.ts'
import { base } from './router.ts'

/** Where a line of the bell leads to, by the page of the console or the public one that it names; `:id` is what it is about. */
const places: readonly (readonly [page: string, place: string])[] = [
  ['/own-conversations/:id', '/office'],
  [textForSome(':id'), '/texts'],
  ['/public/news/:id', '/news'],
  ['/public/notification/:id', '/announcements'],
  ['/public/handbook/:id', '/handbook'],
]

/** The place of the app that an address means in a home; undefined for one that is no place of it. */
export function placeOfLine(link: string | null, home: Home): string | undefined {
  if (link === null) return undefined
  if (link.startsWith(`${base}/homes/`)) return link.slice(base.length)
  for (const [page, place] of places) {
    const id = match(page, link)?.['id']
    if (id !== undefined) return `/homes/${home.apartment_id}${place}/${id}`
  }
  return undefined
}
