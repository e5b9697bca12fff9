import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull, type ValuesOf } from '#api/sql/types.ts'
import { account } from '#entities/account/account.ts'

const typeIs = optionsOf(account, 'type')
/** An account that can be told something, in its own language. */
const listener = { ...columns(account, ['id']), language: orNull(json<unknown>()) } as const
export type Listener = ValuesOf<typeof listener>

export const languageOf = ({ language }: Listener): Language =>
  isLanguage(language) ? language : defaultLanguage

const ofListener = `a.id, p.content as language from account a
        left join user_preference p on p.account_id = a.id and p.key = 'language'`
const isActive = `a.deleted_at is null and a.status = ${statesOf(account).active}`

/** The active staff who hold a flag on a permission in the building: administrators hold every one. */
export const holdersIn = query({
  row: listener,
  takes: { buildingId: 'bigint', code: 'text', flag: 'text' },
  sql: ({ buildingId, code, flag }) =>
    `select ${ofListener}
        join building b on b.id = ${buildingId} and b.organisation_id = a.organisation_id
      where ${isActive}
        and (a.type = ${typeIs.org_admin} or (a.type = ${typeIs.org_member} and exists (
          select from account_permission_groups l
            join permission_group g on g.id = l.permission_group_id and g.deleted_at is null,
            jsonb_array_elements(g.group_permissions) held
          where l.account_id = a.id and g.building_id = b.id and held->>'code' = ${code}
            and held->>${flag} = 'true')))
      order by a.id`,
})

/** These accounts, as far as they are active. */
export const listenersOf = query({
  row: listener,
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) => `select ${ofListener} where ${isActive} and a.id = any(${ids}) order by a.id`,
})
