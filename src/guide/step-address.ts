import { importPath, screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { meteredPartOf, type GuideKey, type GuidePart } from '#domain/guide-steps.ts'
import { listAddress } from '#domain/lists/list-address.ts'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import { registry } from '#entities/index.ts'
import { readyMadePath, workbookPath } from '../session/screens-here.ts'
import { handoverAddress } from '../fees/fee-lists.ts'

interface Step {
  readonly key: GuideKey
  readonly part: GuidePart | null
  readonly total: number
}

const list = (entity: AnyEntity, view?: string) => listAddress({ entity, view, filters: [] })
const create = (entity: AnyEntity) => `/${screensOf(entity).create ?? screensOf(entity).list}`
const importOf = (entity: AnyEntity) => `/${importPath(entity) ?? screensOf(entity).list}`

const metersOf = (part: GuidePart | null) =>
  meteredKinds[meteredTypes.find((type) => meteredPartOf(type) === part) ?? 'WATER']

const addresses: Readonly<Record<GuideKey, (step: Step, buildingId: string) => string>> = {
  basics: (_, buildingId) => readyMadePath(buildingId),
  workbook: ({ part }, buildingId) => (part === 'handover' ? handoverAddress : workbookPath(buildingId)),
  people: () => importOf(registry.resident),
  prices: () => list(registry.fee_setting),
  // The month's round: what the workbook brought is confirmed there by one press.
  meters: ({ part, total }) =>
    total === 0
      ? importOf(registry[metersOf(part).meter])
      : listAddress({ entity: registry[metersOf(part).reading], look: 'round', filters: [] }),
  bank: ({ part }) => create(part === 'method' ? registry.payment_method : registry.bank),
  opening: () => importOf(registry.opening_debt),
  // The list of groups makes those that are ready-made.
  staff: ({ part }) => (part === 'groups' ? list(registry.permission_group) : create(registry.account)),
  first_month: () => create(registry.group_fee_slip),
  approve: () => list(registry.fee, 'draft'),
  notice: ({ part }) =>
    part === 'draft' ? list(registry.group_notice_slip) : create(registry.group_notice_slip),
  rounds: () => list(registry.periodic_checklist),
  letters: () => list(registry.example_template),
}

/** Where a step is done, in the building that is the tab's own by then. */
export const addressOfStep = (step: Step, buildingId: string): string => addresses[step.key](step, buildingId)

/** The link to a step: it names its building, so that a new tab opens it there too. */
export const stepLink = (buildingId: string, key: GuideKey): string => `/building-guide/${buildingId}/${key}`
