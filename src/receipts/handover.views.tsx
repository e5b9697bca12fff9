import { handover } from '#entities/property/handover.ts'
import { defineViews } from '../crud/views.ts'
import { HandoverPrint } from './handover-print.tsx'

/** The minutes of a handover are printed from its page, to be signed by both sides. */
export const views = defineViews(handover, { slots: { print: HandoverPrint } })
