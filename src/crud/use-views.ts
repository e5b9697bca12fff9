import { use } from 'react'
import { loadWordsOf, ofPages } from '../i18n/i18n.ts'
import type { Views } from './views.ts'

export type LoadViews = () => Promise<Views>

let overrides: Readonly<Record<string, LoadViews | undefined>> = {}
const none: Views = {}
const loaded = new Map<string, Promise<Views>>()

/** Says once, before the first page, which entities have views of their own (`src/view-list.ts`). */
export const setOverrides = (given: typeof overrides) => void (overrides = given)

/** Whether an entity has views of its own, which may draw anything. */
export const hasViews = (entityName: string): boolean => overrides[entityName] !== undefined

/** An entity's own views. Waits (Suspense) only for an entity that has some. */
export function useViews(entityName: string): Views {
  const load = overrides[entityName]
  return load === undefined ? none : use(once(entityName, load))
}

function once(entityName: string, load: LoadViews) {
  const known = loaded.get(entityName) ?? withWords(load)
  loaded.set(entityName, known)
  return known
}

async function withWords(load: LoadViews): Promise<Views> {
  const [views] = await Promise.all([load(), loadWordsOf(ofPages)])
  return views
}
