import { sumAmounts } from '#core/amount.ts'
import type { Queryable } from '#api/database/pool.ts'
import { ownAccount } from '#api/debts/own-account.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { mostPreviewed, type previewNotices } from '#domain/calls/notices.ts'
import type { NoticeChannel, noticeKinds } from '#domain/notices/channels.ts'
import { obstacleTo, readContacts } from './contacts.ts'
import { allFigures, hasNews } from './figures.ts'

type Preview = DataOf<typeof previewNotices>

interface Asked {
  readonly buildingId: string
  readonly groupId: string
  readonly kind: (typeof noticeKinds)[number]
  readonly channels: readonly NoticeChannel[]
  readonly mayName: { readonly apartments: boolean; readonly residents: boolean }
}

/** What a sending would do now, read by the same statements; nothing is written. */
export async function previewOf(
  db: Queryable,
  { buildingId, groupId, kind, channels, mayName }: Asked,
): Promise<Preview> {
  const all = await allFigures(db, { buildingId, groupId })
  const told = all.filter(hasNews)
  const contacts = await readContacts(db, {
    buildingId,
    apartmentIds: told.map((one) => one.apartment_id),
  })
  const rows = told.map(({ apartment_id, code, amount, old_debt, credit, due }) => {
    const contact = contacts.get(apartment_id)
    const problems = channels.flatMap((channel) => {
      const problem = obstacleTo(channel, contact)
      return problem === undefined ? [] : [{ channel, problem }]
    })
    return {
      apartment_id,
      apartment: mayName.apartments ? code : null,
      recipient: mayName.residents ? (contact?.full_name ?? null) : null,
      amount,
      old_debt,
      credit,
      due,
      problems,
    }
  })
  const account = await ownAccount(db, buildingId, kind)
  return {
    notices: rows.length,
    without: all.length - rows.length,
    due: sumAmounts(rows.map(({ due }) => due)),
    not_reached: rows.filter(({ problems }) => problems.length === channels.length).length,
    channels: channels.map((channel) => {
      const missed = rows.filter(({ problems }) => problems.some((one) => one.channel === channel)).length
      return { channel, reached: rows.length - missed, missed }
    }),
    account: account === undefined ? null : `${account.name} ${account.account_number}`,
    // Those who cannot be reached first: they are what one looks for.
    rows: rows.toSorted((a, b) => b.problems.length - a.problems.length).slice(0, mostPreviewed),
  }
}
