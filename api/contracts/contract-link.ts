import type { AuthServices } from '#api/auth/services.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { dropTicketsOf, issueTicket } from '#api/auth/tickets.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { hiddenCode } from '#api/mail/texts.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { addDays, officeInstant, officeToday, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { RecordOf } from '#core/stored.ts'
import { defaultCurrency } from '#domain/currency.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { contract } from '#entities/contracts/contract.ts'
import { building } from '#entities/property/building.ts'
import { linkText } from './contract-mail.ts'

/** A link opens its one contract, until the end of the last day on which the customer may confirm it. */
export const purpose = 'view_contract'

/** Where the link leads; the console takes the token out of the address at once. */
const linkOf = (origin: string, id: string, token: string) => `${origin}/contracts/${id}?view_token=${token}`

const sentContract = query({
  row: {
    ...columns(contract, ['id', 'building_id', 'code', 'name', 'status', 'version', 'template_version_id']),
    ...columns(contract, ['party_b_name', 'party_b_email', 'confirm_by']),
    ...columns(building, ['organisation_id', 'currency_code']),
    building: 'text',
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select c.id, c.building_id, c.code, c.name, c.status, c.version, c.template_version_id, c.party_b_name,
        c.party_b_email, c.confirm_by, b.organisation_id, b.currency_code, b.name as building
      from contract c join building b on b.id = c.building_id
      where c.id = ${id} and c.status <> 'draft' and c.deleted_at is null and b.deleted_at is null`,
})

export type SentContract = RowOf<typeof sentContract>

/** A contract that has been sent to its customer; undefined for a draft, and for one that is gone. */
export const findSent = async (db: Queryable, id: string): Promise<SentContract | undefined> =>
  (await sentContract(db, { id }))[0]

export const aboutContract = ({ party_b_name, building: name, code, name: title }: SentContract) => ({
  name: party_b_name,
  building: name,
  contract: `${code} (${title})`,
})

/** That of those who live there. */
export const languageOfContract = ({ currency_code: currency }: SentContract, own: Language) =>
  paperLanguage(currency ?? defaultCurrency, own)

type LinkServices = Pick<AuthServices, 'background' | 'mailer' | 'publicUrl' | 'limits'>

/**
 * Mails party B a new link to their contract, after the commit; earlier ones open nothing any more. 429 after many of
 * them, 409 `party_email_missing` without an address.
 */
export async function sendContractLink(
  { background, mailer, publicUrl, limits }: LinkServices,
  tx: Tx,
  {
    of: { id, confirm_days: days, confirm_by: lastDay },
    caller,
  }: { readonly of: RecordOf<typeof contract>; readonly caller: Caller },
): Promise<void> {
  await requireSlot(tx, `contract-link:${id}`, limits.linksPerContract)
  const sent = await findSent(tx, id)
  if (sent === undefined) return
  if (sent.party_b_email === null) throw apiError(409, 'party_email_missing')
  await dropContractLinks(tx, id)
  // Of one that is confirmed, whoever reads it has as long.
  const until = sent.status === 'waiting_verification' && lastDay !== null ? lastDay : lastDayToConfirm(days)
  const token = await issueTicket(tx, { purpose, subject: id, seconds: secondsUntilEndOf(until) })
  const language = languageOfContract(sent, caller.language)
  const text = (shown: string) =>
    linkText[language]({
      ...aboutContract(sent),
      link: linkOf(publicUrl, id, shown),
      until: writtenDay(until),
    })
  const message = {
    organisationId: sent.organisation_id,
    recipient: sent.party_b_email,
    language,
    ...text(token),
  }
  tx.afterCommit(() => background.run(() => mailer.sendSecret(message, text(hiddenCode).body)))
}

/** The last day of those that a customer has to confirm, from today on; days are the office's. */
export const lastDayToConfirm = (days: number): string => addDays(officeToday(), days)

/** At least one: a link that was sent opens. */
const secondsUntilEndOf = (day: string) =>
  Math.max(1, Math.floor((Date.parse(officeInstant(addDays(day, 1))) - Date.now()) / 1000))

/** The links of a contract open nothing any more. */
export const dropContractLinks = (db: Queryable, id: string) => dropTicketsOf(db, { purpose, accountId: id })
