import { logLinesSql } from '#api/audit/log-insert.ts'
import { checkOtp, issueOtp, type OtpContext } from '#api/auth/otp.ts'
import { holdersIn } from '#api/auth/holders.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import type { Sender } from '#api/context.ts'
import { stateMessage, type Ring } from '#api/events/messages.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { hiddenCode } from '#api/mail/texts.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { otpMinutes } from '#domain/constants.ts'
import { contract } from '#entities/contracts/contract.ts'
import { aboutContract, languageOfContract, type SentContract } from './contract-link.ts'
import { codeText } from './contract-mail.ts'

interface Confirming {
  readonly sent: SentContract
  /** What the customer has before them. */
  readonly version: number
  readonly sender: Sender
}

/** 409 unless the contract waits for its customer, as they have read it. */
function requireWaiting({ sent, version }: Confirming): void {
  if (sent.status !== 'waiting_verification') throw apiError(409, 'illegal_transition')
  if (sent.version !== version) throw apiError(409, 'record_changed')
}

/** A code is for one contract as it stood, and for one mailbox: it dies when either changes. */
const otpOf = (
  { db, key }: Pick<AuthServices, 'db' | 'key'>,
  { id, party_b_email, version }: SentContract,
): OtpContext => ({
  db,
  key,
  purpose: 'verify_contract',
  subject: id,
  binding: `${party_b_email} ${version}`,
})

/** Mails party B a code to confirm by. 429 after many of them; 409 if the contract does not wait, or has changed. */
export async function sendCode(services: AuthServices, asked: Confirming): Promise<void> {
  const { db, limits, mailer, background } = services
  const { sent, sender } = asked
  requireWaiting(asked)
  const recipient = sent.party_b_email
  if (recipient === null) throw apiError(409, 'illegal_transition')
  // By contract: whoever is here has its link, so that nobody else behind the same address shuts them out.
  for (const [name, limit] of [
    [`contract-otp:day:${sent.id}`, limits.otpPerDay],
    [`contract-otp:hour:${sent.id}`, limits.otpPerHour],
  ] as const)
    await requireSlot(db, name, limit)
  const code = await issueOtp(otpOf(services, sent))
  const language = languageOfContract(sent, sender.language)
  const text = (shown: string) =>
    codeText[language]({ ...aboutContract(sent), code: shown, minutes: otpMinutes })
  const message = { organisationId: sent.organisation_id, recipient, language, ...text(code) }
  background.run(() => mailer.sendSecret(message, text(hiddenCode).body))
}

/** The contract is confirmed by the right code, and who may approve it is told. 422 `invalid_otp` for any other, also for a used or an old one. */
export async function confirmContract(
  services: AuthServices,
  { otp, ring, ...asked }: Confirming & { readonly otp: string; readonly ring: Ring },
): Promise<void> {
  const { db, limits } = services
  const { sent, sender } = asked
  requireWaiting(asked)
  await requireSlot(db, `contract-otp-check:${sent.id}`, limits.otpChecksPerAddress)
  if (!(await checkOtp(otpOf(services, sent), otp)))
    throw invalidInput([{ field: 'otp', code: 'invalid_otp' }])
  const { id, building_id: buildingId, version, party_b_name: name, code } = sent
  const { ip, userAgent, requestId } = sender
  await db.transaction(async (tx) => {
    const moved = await verifySent(tx, { id, buildingId, version, name, ip, userAgent, requestId })
    if (moved.length === 0) throw apiError(409, 'record_changed')
    // It waits for the office now.
    const holders = await holdersIn(tx, { buildingId, code: contract.permission, flag: 'approve' })
    await ring(
      tx,
      holders.map((holder) => holder.id),
      stateMessage(contract, { id, buildingId, title: code, state: 'verified' }),
    )
  })
}

/** The customer's own transition, with its line in the log: the office may have changed the contract meanwhile. */
const verifySent = query({
  row: columns(contract, ['id']),
  takes: {
    id: 'bigint',
    buildingId: 'bigint',
    version: 'integer',
    name: 'text',
    ip: 'text',
    userAgent: 'text',
    requestId: 'text',
  },
  sql: ({ id, buildingId, version, name, ip, userAgent, requestId }) =>
    `with r as (update contract set status = 'verified', confirmed_at = now(), ${bumpSql()}, updated_by = null
        where building_id = ${buildingId} and id = ${id} and version = ${version}
          and status = 'waiting_verification' and deleted_at is null
        returning id, building_id, code),
      l as (${logLinesSql(
        {
          building_id: 'r.building_id',
          organisation_id: 'b.organisation_id',
          actor_name: name,
          action: `'verify'`,
          resource: `'${contract.name}'`,
          record_id: 'r.id::text',
          record_title: 'r.code',
          changes: `jsonb_build_array(jsonb_build_object('field', 'status', 'before', 'waiting_verification', 'after', 'verified'))`,
          ip,
          user_agent: userAgent,
          request_id: requestId,
        },
        'r join building b on b.id = r.building_id',
      )})
      select id from r`,
})
