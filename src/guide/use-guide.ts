import { readBuildingGuide } from '#domain/calls/building-guide.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import type { EntityName } from '#entities/index.ts'
import { capabilities } from '../data/capabilities.ts'
import { useReport } from '../data/use-report.ts'
import { can } from '../session/session.ts'

export type Guide = DataOf<typeof readBuildingGuide>
export type GuideStepState = Guide['steps'][number]

/** The next step that is needed and that the reader can do. */
export const nextOf = (steps: readonly GuideStepState[]): GuideStepState | undefined =>
  steps.find((step) => step.is_needed && !step.is_done && step.may)

/** What moves a step. */
const followed: readonly EntityName[] = [
  'building',
  'relationship',
  'block',
  'apartment',
  'residency',
  'fee_setting',
  'tariff',
  'vehicle_card_type',
  ...meteredTypes.flatMap((type) => [meteredKinds[type].meter, meteredKinds[type].reading]),
  'bank',
  'payment_method',
  'opening_debt',
  'account',
  'permission_group',
  'group_fee_slip',
  'fee',
  'group_notice_slip',
  'periodic_checklist',
  'example_template',
]

/** The guide of the current building, for those who may read it. */
export function useGuide(buildingId: string | undefined) {
  const isAsked = buildingId !== undefined && capabilities().calls && can('read', 'building')
  const query = useReport({
    call: readBuildingGuide,
    input: { path: { id: buildingId ?? '' } },
    of: followed,
    enabled: isAsked,
    isAnew: true,
  })
  return {
    guide: query.data,
    isPending: isAsked && query.isPending,
    /** Asked since this page was opened: what was known before may be of a moment ago. */
    isFresh: query.isFetchedAfterMount,
    error: query.error,
    refetch: query.refetch,
  }
}
