import { printContract, readContractPaper } from '#domain/calls/papers.ts'
import { contract } from '#entities/contracts/contract.ts'
import { defineViews } from '../crud/views.ts'
import { ownPrint } from './own-print.tsx'

/** A contract is printed from its page, to be signed by both parties. */
export const views = defineViews(contract, {
  slots: { print: ownPrint({ read: readContractPaper, print: printContract }) },
})
