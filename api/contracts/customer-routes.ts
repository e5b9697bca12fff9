import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openByLink } from '#api/auth/open-by-link.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { senderOf } from '#api/context.ts'
import { showLinked } from '#api/papers/answer-papers.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { maskEmail } from '#core/mask.ts'
import { readContractView, sendContractCode, verifyContract } from '#domain/calls/contract-views.ts'
import { contract } from '#entities/contracts/contract.ts'
import { confirmContract, sendCode } from './confirm-contract.ts'
import { purpose } from './contract-link.ts'
import { contractPaper, findLinked } from './contract-paper.ts'

/** A contract for its customer: read and confirmed by the link that they were mailed. */
export function customerRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { services, events, ring } = parts
  const openedBy = (
    request: FastifyRequest,
    { id, token }: { readonly id: string; readonly token: string },
  ) =>
    openByLink(parts, request, {
      purpose,
      id,
      token,
      find: (known) => findLinked(parts, { id: known, request }),
    })

  answerCall(app, readContractView, async ({ request, path: { id }, body }) => {
    const { view_token, language } = await body()
    const linked = await openedBy(request, { id, token: view_token })
    const { data } = await showLinked(parts, contractPaper, { request, linked, language })
    const { code, name, building, status, version, party_b_email: email, confirm_by } = linked
    return {
      data: presentOutcome({
        ...data,
        code,
        name,
        building,
        status,
        version,
        can_confirm: status === 'waiting_verification',
        confirm_by: status === 'waiting_verification' ? confirm_by : null,
        email: email === null ? '' : maskEmail(email),
      }),
    }
  })

  answerCall(app, sendContractCode, async ({ request, path: { id }, body }) => {
    const { view_token, version } = await body()
    const sent = await openedBy(request, { id, token: view_token })
    await sendCode(services, { sent, version, sender: senderOf(request) })
    return {}
  })

  answerCall(app, verifyContract, async ({ request, path: { id }, body }) => {
    const { view_token, version, otp } = await body()
    const sent = await openedBy(request, { id, token: view_token })
    await confirmContract(services, { sent, version, otp, ring, sender: senderOf(request) })
    events.publish({ resource: contract.name, buildingId: sent.building_id, ids: [id], action: 'verify' })
    return {}
  })
}
