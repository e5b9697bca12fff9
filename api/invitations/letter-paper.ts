import { definePaper } from '#api/papers/define-paper.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { officeDay, writtenDay } from '#core/days.ts'
import { invitationWords } from '#domain/documents/invitation-words.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { joinAddress, joinLink } from '#domain/resident-invitation.ts'
import { showPassCode } from '#domain/visitor-pass.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { building } from '#entities/property/building.ts'
import { codeOf } from './codes.ts'

interface Secrets {
  readonly key: Buffer
  readonly publicUrl: string
}

/**
 * The letter that invites an apartment, with its code: a sheet each. It has no calls of a paper, since nobody but its maker
 * may print it, for a day.
 */
export const letterPaper = ({ key, publicUrl }: Secrets) =>
  definePaper({
    entity: residentInvitation,
    calls: {},
    with: ['apartment'],
    async more(db, { buildingId, records }) {
      const [seeds, [house]] = await Promise.all([
        seedsOf(db, { ids: records.map(({ id }) => String(id)) }),
        houseOf(db, { buildingId }),
      ])
      return {
        codes: new Map(
          seeds.flatMap(({ id, seed }) => (seed === null ? [] : [[id, codeOf(key, seed)] as const])),
        ),
        hotline: house?.hotline ?? null,
      }
    },
    page(record, { more, language, building: whose }): DocumentPage | null {
      const code = more.codes.get(String(record.id))
      if (code === undefined) return null
      const words = invitationWords[language]
      const letter = { until: writtenDay(officeDay(String(record.expires_at))), people: Number(record.uses) }
      return {
        language,
        head: { name: whose.name, lines: [whose.address] },
        title: words.title,
        facts: [{ name: words.apartment, value: textOf(record.apartment?.code) ?? '' }],
        body: [
          { block: 'text', runs: [{ text: words.greeting }] },
          { block: 'text', runs: [{ text: words.why }] },
          { block: 'list', ordered: true, items: words.steps(letter).map((text) => [{ text }]) },
        ],
        qr: {
          text: joinLink(publicUrl, code),
          captions: [`${words.address} ${joinAddress(publicUrl)}`, `${words.code}: ${showPassCode(code)}`],
        },
        notes: [
          ...words.notes(letter),
          ...(more.hotline === null ? [] : [`${words.hotline}: ${more.hotline}`]),
        ],
      }
    },
    language: 'km',
    file: { title: (_record, language) => invitationWords[language].title },
    live: ['names'],
  })

const seedsOf = query({
  row: { id: 'bigint', seed: 'text | null' },
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) => `select invitation_id as id, seed from invitation_code where invitation_id = any(${ids})`,
})

const houseOf = query({
  row: { hotline: column(building, 'hotline') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select hotline from building where id = ${buildingId}`,
})
