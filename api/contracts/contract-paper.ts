import type { FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { senderOf } from '#api/context.ts'
import { versionOfContract } from '#api/documents/template-versions.ts'
import { confirmedNotes, contractPage, contractValues } from '#api/papers/contract-page.ts'
import { definePaper } from '#api/papers/define-paper.ts'
import type { RoomServices } from '#api/room.ts'
import { printContractView } from '#domain/calls/contract-views.ts'
import { contractCalls } from '#domain/calls/papers.ts'
import { contract } from '#entities/contracts/contract.ts'
import { findSent, purpose } from './contract-link.ts'

const named = ['apartment', 'template'] as const

/** A contract keeps the text that it was sent in; a draft has the present one of its kind, or else of its building. */
export const contractPaper = definePaper({
  entity: contract,
  calls: { ...contractCalls, printLinked: printContractView },
  with: named,
  page: contractPage,
  template: {
    kept: 'template_version_id',
    present: async (db, buildingId, { status, template_id: templateId }) =>
      status === 'draft' ? versionOfContract(db, { buildingId, templateId: String(templateId) }) : null,
    values: contractValues,
    notes: confirmedNotes,
  },
  link: { purpose, find: findLinked },
  live: [
    'names',
    'apartment.area',
    'template.fields',
    // What an office may mend of a contract that is confirmed: what it is called, and how its parties are reached.
    'code',
    'name',
    'party_a_address',
    'party_a_phone',
    'party_a_email',
    'party_a_representative',
    'party_a_position',
    'party_b_address',
    'party_b_phone',
    'party_b_representative',
    'party_b_position',
    'note',
  ],
})

/** The contract that a link opens, as the building itself would print it: whoever is party to it sees all of its paper. */
export async function findLinked(
  { db, records }: Pick<RoomServices, 'db' | 'records'>,
  { id, request }: { readonly id: string; readonly request: FastifyRequest },
) {
  const sent = await findSent(db, id)
  if (sent === undefined) return undefined
  const { organisation_id: organisationId, building_id: buildingId, party_b_name: holder } = sent
  const read = async () => {
    const caller = await buildingCaller(db, {
      ...senderOf(request),
      organisationId,
      buildingId,
      name: holder,
    })
    return records.one({ caller, entity: contract, id }, { with: named.join(',') })
  }
  return { ...sent, holder, read }
}
