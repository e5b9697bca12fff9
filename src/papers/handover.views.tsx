import { handoverCalls } from '#domain/calls/papers.ts'
import { handover } from '#entities/property/handover.ts'
import { defineViews } from '../crud/views.ts'
import { SignatureInput } from '../fields/uploads/signature-input.tsx'
import { CheckedItems } from './checked-items.tsx'
import { ForetellHandover } from './foretell-handover.tsx'
import { paperPrint } from './paper-print.tsx'

/** The minutes of a handover are printed from its page, to be signed by both sides. */
export const views = defineViews(handover, {
  slots: { print: paperPrint(handoverCalls) },
  foretell: { hand_over: ForetellHandover },
  columns: { checklist: CheckedItems },
  fields: { giver_signature: { Input: SignatureInput }, receiver_signature: { Input: SignatureInput } },
})
