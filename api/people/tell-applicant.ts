import type { Queryable } from '#api/database/pool.ts'
import { keepMessages, type BulkMessage } from '#api/mail/bulk-statements.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import type { Registration } from './approve-registration.ts'

type Decision = 'accepted' | 'refused'

interface Told {
  readonly name: string
  readonly apartment: string
  readonly building: string
  /** Of a refusal. */
  readonly reason: string
}
type Text = (told: Told) => { readonly subject: string; readonly body: string }

const texts: Readonly<Record<Language, Readonly<Record<Decision, Text>>>> = {
  vi: {
    accepted: ({ name, apartment: home, building: place }) => ({
      subject: `${place}: đăng ký cư dân căn ${home} đã được duyệt`,
      body: `Xin chào ${name},\n\nĐăng ký cư dân căn ${home} của bạn đã được ban quản lý ${place} duyệt.`,
    }),
    refused: ({ name, apartment: home, building: place, reason }) => ({
      subject: `${place}: đăng ký cư dân căn ${home} bị từ chối`,
      body: `Xin chào ${name},\n\nBan quản lý ${place} đã từ chối đăng ký cư dân căn ${home} của bạn.\nLý do: ${reason}\n\nBạn có thể bổ sung và đăng ký lại.`,
    }),
  },
  en: {
    accepted: ({ name, apartment: home, building: place }) => ({
      subject: `${place}: your registration for ${home} is approved`,
      body: `Hello ${name},\n\nThe management of ${place} has approved your registration for apartment ${home}.`,
    }),
    refused: ({ name, apartment: home, building: place, reason }) => ({
      subject: `${place}: your registration for ${home} is rejected`,
      body: `Hello ${name},\n\nThe management of ${place} has rejected your registration for apartment ${home}.\nReason: ${reason}\n\nYou may correct it and register again.`,
    }),
  },
  km: {
    accepted: ({ name, apartment: home, building: place }) => ({
      subject: `${place}៖ ការចុះឈ្មោះអាផាតមិន ${home} ត្រូវបានអនុម័ត`,
      body: `សួស្តី ${name}\n\nការិយាល័យគ្រប់គ្រង ${place} បានអនុម័តការចុះឈ្មោះរបស់អ្នកសម្រាប់អាផាតមិន ${home}។`,
    }),
    refused: ({ name, apartment: home, building: place, reason }) => ({
      subject: `${place}៖ ការចុះឈ្មោះអាផាតមិន ${home} ត្រូវបានបដិសេធ`,
      body: `សួស្តី ${name}\n\nការិយាល័យគ្រប់គ្រង ${place} បានបដិសេធការចុះឈ្មោះរបស់អ្នកសម្រាប់អាផាតមិន ${home}។\nមូលហេតុ៖ ${reason}\n\nអ្នកអាចកែតម្រូវ ហើយចុះឈ្មោះម្តងទៀត។`,
    }),
  },
}

const placeOf = query({
  row: {
    organisation_id: 'bigint',
    building: column(building, 'name'),
    currency_code: column(building, 'currency_code'),
    apartment: column(apartment, 'code'),
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select b.organisation_id, b.name as building, b.currency_code, a.code as apartment
      from building b join apartment a on a.building_id = b.id and a.id = ${apartmentId}
      where b.id = ${buildingId}`,
})

/** Leaves a message for whoever applied, with the decision: by e-mail, or else by SMS, if they gave either. */
export async function tellApplicant(tx: Queryable, asked: Registration, decision: Decision): Promise<void> {
  const { id: key, building_id: buildingId, apartment_id: apartmentId, full_name: name } = asked
  const to = reachedBy(asked)
  if (to === undefined) return
  const [place] = await placeOf(tx, { buildingId, apartmentId })
  if (place === undefined) return
  const language = paperLanguage(place.currency_code, 'en')
  const text = texts[language][decision]({ ...place, name, reason: asked.reject_reason ?? '' })
  await keepMessages(tx, [
    { key, organisationId: place.organisation_id, language, html: null, ...to, ...text },
  ])
}

function reachedBy({ email, phone_number: phone }: Registration) {
  if (email !== null) return { channel: 'email', recipient: email } satisfies Partial<BulkMessage>
  return phone === null ? undefined : ({ channel: 'sms', recipient: phone } satisfies Partial<BulkMessage>)
}
