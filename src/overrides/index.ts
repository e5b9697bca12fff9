import { use } from 'react'
import type { EntityName } from '#entities/index.ts'
import type { Views } from './define-views.ts'

/** Entities whose generated views are not enough; each is loaded with the first page that shows it. */
const overrides: Partial<Record<EntityName, () => Promise<Views>>> = {
  permission_group: async () => (await import('./permission-group.tsx')).views,
  account: async () => (await import('./account.tsx')).views,
  receipt: async () => (await import('./receipt.tsx')).views,
  tariff: async () => (await import('./tariff.tsx')).views,
  file: async () => (await import('./file.tsx')).views,
  log: async () => (await import('./log.tsx')).views,
  fee: async () => (await import('./fee.tsx')).views,
  group_fee_slip: async () => (await import('./group-fee-slip.tsx')).views,
  debt: async () => (await import('./debt.tsx')).views,
}

const none: Views = {}
const loaded = new Map<string, Promise<Views>>()

/** An entity's own views. Waits (Suspense) only for an entity that has some. */
export function useViews(entityName: string): Views {
  const load = (overrides as Readonly<Record<string, (() => Promise<Views>) | undefined>>)[entityName]
  return load === undefined ? none : use(once(entityName, load))
}

function once(entityName: string, load: () => Promise<Views>) {
  const known = loaded.get(entityName) ?? load()
  loaded.set(entityName, known)
  return known
}
