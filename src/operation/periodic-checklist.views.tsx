import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { defineViews } from '../crud/views.ts'
import { RoundWalk } from './round-walk.tsx'
import { UnsentRounds } from './unsent-rounds.tsx'

/** A round is walked on its page; what could not be sent yet stands above the list. */
export const views = defineViews(periodicChecklist, { slots: { walk: RoundWalk }, listHead: UnsentRounds })
