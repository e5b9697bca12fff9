import { resident } from '#entities/people/resident.ts'
import { defineViews } from '../crud/views.ts'
import { MoveButtons } from './move-buttons.tsx'

/** A resident moves in and out from their page; their stays are the history. */
export const views = defineViews(resident, { actions: MoveButtons })
