import type { AuthServices } from '#api/auth/services.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { defaultCurrency } from '#domain/currency.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { passLink, showPassCode } from '#domain/visitor-pass.ts'
import type { RecordOf } from '#core/stored.ts'
import { officeClock, writtenDay } from '#core/days.ts'
import type { visitor } from '#entities/people/visitor.ts'
import { passText } from './pass-text.ts'

type PassServices = Pick<AuthServices, 'background' | 'mailer' | 'publicUrl' | 'limits'>

const placeOf = query({
  row: { building: 'text', organisation_id: 'bigint', apartment: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select b.name as building, b.organisation_id, a.code as apartment
      from building b join apartment a on a.building_id = b.id where b.id = ${buildingId} and a.id = ${apartmentId}`,
})

interface Sending {
  readonly visit: RecordOf<typeof visitor>
  readonly caller: Caller
}

/**
 * Mails the guest of an approved visit their pass after the commit, in the language of those who live there; nothing to
 * a guest without an address. 429 after many of them to one visit.
 */
export async function sendPass(
  { background, mailer, publicUrl, limits }: PassServices,
  tx: Tx,
  { visit, caller }: Sending,
): Promise<void> {
  const { email, pass_code: code, building_id: buildingId } = visit
  if (email === null || code === null) return
  await requireSlot(tx, `visitor-pass:${visit.id}`, limits.passesPerVisit)
  const [place] = await placeOf(tx, { buildingId, apartmentId: visit.apartment_id })
  if (place === undefined) return
  const home = caller.principal.buildings.find(({ id }) => id === buildingId)
  const language = paperLanguage(home?.currencyCode ?? defaultCurrency, caller.language)
  const { subject, body } = passText[language]({
    name: visit.name,
    building: place.building,
    apartment: place.apartment,
    from: clockOf(visit.from_time),
    to: clockOf(visit.to_time),
    code: showPassCode(code),
    link: passLink(publicUrl, code),
  })
  const message = { organisationId: place.organisation_id, recipient: email, language, subject, body }
  tx.afterCommit(() => background.run(() => mailer.send(message)))
}

/** `28/11/2026 09:00` on the office's clock. */
function clockOf(instant: string): string {
  const [day = '', time = ''] = officeClock(instant).split(' ')
  return `${writtenDay(day)} ${time.slice(0, 5)}`
}
