import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { defineViews } from '../crud/views.ts'
import { holdRecords } from '../data/hold-records.ts'
import { RoundWalk } from './round-walk.tsx'
import { UnsentRounds } from './unsent-rounds.tsx'

// Whoever has opened a round goes on with it where there is no network.
holdRecords(periodicChecklist.name)

/** A round is walked on its page; what could not be sent yet stands above the list. */
export const views = defineViews(periodicChecklist, { slots: { walk: RoundWalk }, listHead: UnsentRounds })
