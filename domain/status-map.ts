import { ageingBands } from './money/ageing.ts'

/** What the status map may be asked, and every answer to it, in the order of its legend. */
export const mapQuestions = {
  contract: ['active', 'nearly_end', 'pending', 'suspended', 'ended', 'none'],
  occupancy: ['owner', 'rented', 'for_rent', 'for_sale', 'empty'],
  handover: ['handover', 'wait_handover', 'inactive', 'wait_closed', 'closed'],
  debt: ['none', ...ageingBands.map(({ name }) => name)],
} as const

export type MapQuestion = keyof typeof mapQuestions
export type MapAnswer<Q extends MapQuestion> = (typeof mapQuestions)[Q][number]

export const mapQuestionNames = ['contract', 'occupancy', 'handover', 'debt'] as const satisfies MapQuestion[]
