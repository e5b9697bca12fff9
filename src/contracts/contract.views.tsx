import { contractCalls } from '#domain/calls/papers.ts'
import { contract } from '#entities/contracts/contract.ts'
import { defineViews } from '../crud/views.ts'
import { paperPrint } from '../papers/paper-print.tsx'

/** A contract is printed from its page, to be signed by both parties. */
export const views = defineViews(contract, { slots: { print: paperPrint(contractCalls) } })
