import type { EntityName } from '#entities/index.ts'
import type { LoadViews } from '../crud/use-views.ts'

/** Entities whose generated views are not enough; each is loaded with the first page that shows it. */
export const overrides: Partial<Record<EntityName, LoadViews>> = {
  permission_group: async () => (await import('./permission-group.tsx')).views,
  account: async () => (await import('./account.tsx')).views,
  receipt: async () => (await import('./receipt.tsx')).views,
  tariff: async () => (await import('./tariff.tsx')).views,
  file: async () => (await import('./file.tsx')).views,
  log: async () => (await import('./log.tsx')).views,
  fee: async () => (await import('./fee.tsx')).views,
  group_fee_slip: async () => (await import('./group-fee-slip.tsx')).views,
  handover: async () => (await import('./handover.tsx')).views,
  debt: async () => (await import('./debt.tsx')).views,
}
