import type { FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { senderOf } from '#api/context.ts'
import { versionOfContract } from '#api/documents/template-versions.ts'
import { confirmedNotes, contractPage, contractValues } from '#api/papers/contract-page.ts'
import type { SeenContract } from '#api/papers/contract-values.ts'
import { definePaper } from '#api/papers/define-paper.ts'
import type { PlanLine } from '#api/papers/plan-blocks.ts'
import type { RoomServices } from '#api/room.ts'
import { printContractView } from '#domain/calls/contract-views.ts'
import { contractCalls } from '#domain/calls/papers.ts'
import { contract } from '#entities/contracts/contract.ts'
import { findSent, purpose } from './contract-link.ts'
import { plansOf } from './contract-plans.ts'

const named = ['apartment', 'template'] as const

/** A contract keeps text and plan that it was sent with; a draft has the present plan, and the present text of its kind, or else of its building. */
export const contractPaper = definePaper({
  entity: contract,
  calls: { ...contractCalls, printLinked: printContractView },
  with: named,
  /** The plans of drafts; any other contract keeps the one that it was sent with. */
  more: (db, { buildingId, records }) =>
    plansOf(db, {
      buildingId,
      ids: records.flatMap(({ id, status }) => (status === 'draft' ? String(id) : [])),
    }),
  page: (record, { more, ...context }) => contractPage(record, { ...context, plan: planOf(record, more) }),
  template: {
    kept: 'template_version_id',
    present: async (db, buildingId, { status, template_id: templateId }) =>
      status === 'draft' ? versionOfContract(db, { buildingId, templateId: String(templateId) }) : null,
    values: (record, { more, ...context }, page) =>
      contractValues(record, { ...context, plan: planOf(record, more) }, page),
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

const planOf = ({ id, sent_plan }: SeenContract, now: ReadonlyMap<string, readonly PlanLine[]>) =>
  sent_plan ?? now.get(String(id)) ?? []

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
