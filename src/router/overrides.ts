import type { EntityName } from '#entities/index.ts'
import type { LoadViews } from '../crud/use-views.ts'

/** Entities whose generated views are not enough; each is loaded with the first page that shows it. */
export const overrides: Partial<Record<EntityName, LoadViews>> = {
  permission_group: async () => (await import('../permissions/permission-group.views.tsx')).views,
  account: async () => (await import('../pages/account/account.views.tsx')).views,
  receipt: async () => (await import('../receipts/receipt.views.tsx')).views,
  tariff: async () => (await import('../tariffs/tariff.views.tsx')).views,
  file: async () => (await import('../files/file.views.tsx')).views,
  log: async () => (await import('../pages/log/log.views.tsx')).views,
  fee: async () => (await import('../fees/fee.views.tsx')).views,
  group_fee_slip: async () => (await import('../fees/group-fee-slip.views.tsx')).views,
  handover: async () => (await import('../receipts/handover.views.tsx')).views,
  debt: async () => (await import('../debts/debt.views.tsx')).views,
}
