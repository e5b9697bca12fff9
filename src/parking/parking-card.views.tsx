import { parkingCard } from '#entities/parking/parking-card.ts'
import { defineViews } from '../crud/views.ts'
import { IssueCard } from './issue-card.tsx'

/** A free card is given to a vehicle from its own page too. */
export const views = defineViews(parkingCard, { actions: IssueCard })
