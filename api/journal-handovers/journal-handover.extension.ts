import { monthOf } from '#core/days.ts'
import { isZero } from '#core/amount.ts'
import type { NewRecord } from '#core/stored.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { layouts } from '#domain/journal-layouts/layout.ts'
import { journalHandover } from '#entities/finance/journal-handover.ts'
import { today } from '../calendar/today.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { bookedSinceSql } from '../ledger/handed-over-sql.ts'
import { requireWholeBooks } from '../ledger/whole-books.ts'
import { codesOfMonth, sumContents } from './contents.ts'
import { languageOfOffice } from './office.ts'
import { chainEnd, countMade, lastStanding } from './standing.ts'

/** By which a request confirms that a month which was handed over is handed over whole once more. */
const confirmation = 'confirm_again'

/**
 * A hand-over takes what the chain has of its month at that moment. The last one that stands tells what came since; it can
 * be taken back, for a reason, as if it had not been.
 */
export const journalHandoverExtension = extendEntity(journalHandover, {
  expressions: { since: bookedSinceSql('t') },
  confirms: [confirmation],
  create: {
    async before({ values, tx, caller, also, confirmed }) {
      const { building_id: buildingId, month, layout, extent } = values
      requireWholeBooks(caller, buildingId)
      await takeTurn(tx, buildingId)
      const codes = await codesOfMonth(tx, { buildingId, month })
      requireTakeable(values, caller, codes)
      const ofMonth = { buildingId, month, layout }
      const last = await lastStanding(tx, ofMonth)
      if (extent === 'since' && last === undefined)
        throw invalidInput([{ field: 'extent', code: 'not_handed_over_yet' }])
      if (extent === 'whole' && last !== undefined && !confirmed.has(confirmation))
        throw apiError(422, 'handed_over_already', [{ field: 'extent', code: 'handed_over_already' }], {
          details: { confirm: confirmation },
        })
      const ordinal = (await countMade(tx, ofMonth)) + 1
      const end = await chainEnd(tx, buildingId)
      const links = {
        after_link: extent === 'since' ? Number(last?.until_link ?? 0) : 0,
        until_link: end.link,
      }
      const { amount, ...sums } = await sumContents(tx, {
        buildingId,
        month,
        layout,
        afterLink: links.after_link,
        untilLink: links.until_link,
        part: extent === 'since' ? ordinal : 1,
        closes: values.with_closing ? codes.result : [],
        language: await languageOfOffice(tx, caller, buildingId),
      })
      if (isZero(amount))
        throw invalidInput([{ field: extent === 'since' ? 'extent' : 'month', code: 'nothing_to_hand_over' }])
      const { accountId, name, code } = caller.principal
      return also({
        ...links,
        ...sums,
        amount,
        ordinal,
        name: nameOf(values, ordinal),
        ledger_head: end.head,
        made_by_id: accountId,
        made_by_name: name,
        made_by_code: code,
      })
    },
  },
  on: {
    async take_back({ before, caller, tx, also }) {
      const { building_id: buildingId, month, layout } = before
      requireWholeBooks(caller, buildingId)
      await takeTurn(tx, buildingId)
      if ((await lastStanding(tx, { buildingId, month, layout }))?.id !== before.id)
        throw apiError(409, 'take_back_last_first')
      return also({ taken_back_on: today(), taken_back_by_name: caller.principal.name })
    },
  },
})

/** One hand-over of a building at a time. */
const takeTurn = (tx: Tx, buildingId: string) => takeNamedLock(tx, `journal-handover/${buildingId}`)

type New = NewRecord<typeof journalHandover>

/** `10/2026 · MISA · 2` */
function nameOf({ month, layout }: New, ordinal: number): string {
  const [year, number] = month.split('-')
  return [`${number}/${year}`, layout.toUpperCase(), ...(ordinal > 1 ? [ordinal] : [])].join(' · ')
}

/** 422 for a month that is still to come, and for what the layout can't take: another currency, a posting without a code. */
function requireTakeable(
  { building_id: buildingId, month, layout, with_closing: withClosing }: New,
  caller: Caller,
  { uncoded }: { readonly uncoded: readonly unknown[] },
): void {
  const { currencies, needs_codes: needsCodes } = layouts[layout]
  const isForeign = currencies?.includes(currencyOfBuilding(caller, buildingId)) === false
  const errors: FieldError[] = [
    ...(month > monthOf(today()) ? [fault('month', 'month_not_over')] : []),
    ...(isForeign ? [fault('layout', 'layout_of_other_currency')] : []),
    ...(needsCodes && uncoded.length > 0 ? [fault('layout', 'accounts_without_code')] : []),
    ...(withClosing && uncoded.length > 0 ? [fault('with_closing', 'accounts_without_code')] : []),
  ]
  if (errors.length > 0) throw invalidInput(errors)
}
