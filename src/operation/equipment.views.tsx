import { equipment } from '#entities/operation/equipment.ts'
import { defineViews } from '../crud/views.ts'
import { ChosenLabels, MachineLabel } from './equipment-labels.tsx'

/** A machine's label, from its page and for many from their list. */
export const views = defineViews(equipment, { actions: MachineLabel, chosenActions: ChosenLabels })
