import { createDecider } from '#access-control/decider.ts'
import type { Caller } from '#api/context.ts'

/**
 * The caller for work that a rule does on their behalf and that they might not do themselves: everything is allowed in
 * the one building, and nothing elsewhere. The log still names them.
 */
export async function onBehalfOf(caller: Caller, buildingId: string): Promise<Caller> {
  const decider = await createDecider({ userType: 'org_admin', permissions: {}, buildings: [buildingId] })
  return { ...caller, principal: { ...caller.principal, decider } }
}

/** The same as the resident that the caller is there: what they write is theirs, also where they are staff beside it. */
export const asResident = (caller: Caller, residentId: string): Caller => ({
  ...caller,
  principal: { ...caller.principal, type: 'org_resident', residentId },
})
