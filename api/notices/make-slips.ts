import type { Tx } from '#api/database/pool.ts'
import { qrOnPaper, type OwnAccount } from '#api/debts/own-account.ts'
import { transferText } from '#api/debts/payment-qr.ts'
import { defaultTemplate, newestVersion } from '#api/documents/template-versions.ts'
import { lockBalances } from '#api/debts/balances.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command } from '#api/sql/query.ts'
import { isZero } from '#core/amount.ts'
import { fee } from '#entities/fees/fee.ts'
import { today } from '../calendar/today.ts'
import { readContacts } from './contacts.ts'
import { chunkSize, hasNews, nextFigures, place, type Figures } from './figures.ts'
import { advanceGroup, type GroupRow } from './group-statements.ts'

interface Making {
  readonly group: GroupRow
  readonly cursor: string
  /** Where payments go; undefined: notices name no account. */
  readonly account: OwnAccount | undefined
}

/**
 * Makes the notices of the next apartments, with the figures of this moment, and marks their fees as noticed. Returns
 * false after the last one.
 */
export async function makeSlips(tx: Tx, { group, cursor, account }: Making): Promise<boolean> {
  const { building_id: buildingId, id: groupId } = group
  const of = { buildingId, groupId, cursor, most: chunkSize }
  const asked = await nextFigures(tx, of)
  const last = asked.at(-1)
  if (last === undefined) return false
  // Whoever changes what an apartment owes holds its balance: the figures are read again once nobody else does.
  await lockBalances(
    tx,
    asked.flatMap(({ homes }) => homes.map((apartmentId) => ({ buildingId, apartmentId }))),
  )
  const told = (await nextFigures(tx, of)).filter(hasNews)
  const apartmentIds = told.map((one) => one.apartment_id)
  const contacts = await readContacts(tx, { buildingId, apartmentIds })
  await insertSlips(tx, {
    buildingId,
    groupId,
    slips: JSON.stringify(
      told.map((one) => ({
        ...one,
        ...paymentOf(one, { group, account }),
        lines: one.lines,
        recipient: contacts.get(one.apartment_id)?.full_name ?? null,
      })),
    ),
  })
  await markNoticed(tx, {
    buildingId,
    day: today(),
    ids: told.flatMap(({ lines }) => lines.map((line) => line.fee_id)),
  })
  await advanceGroup(tx, { buildingId, groupId, cursor: last.apartment_id, done: asked.length - told.length })
  return true
}

/**
 * The transfer that a notice asks for; nothing where nothing is due. An account that no QR can name is still one to pay to.
 */
export function paymentOf(
  { reference, code, due }: Figures,
  { group, account }: Pick<Making, 'group' | 'account'>,
) {
  if (account === undefined || isZero(due)) return { reference: null }
  const qr = group.include_qr ? qrOnPaper(account, { reference, code, amount: due }) : null
  const { name, account_number, account_holder } = account
  return {
    reference: transferText(reference, code),
    bank_name: name,
    account_number,
    account_holder,
    qr_text: qr?.text ?? null,
  }
}

/** A chosen way waits for the sending. An apartment that has its notice of the batch already gets no other. */
const insertSlips = command({
  takes: { ...place, slips: 'jsonb' },
  sql: ({ buildingId, groupId, slips }) =>
    `insert into notice_slip (building_id, group_notice_slip_id, apartment_id, month, collect_on, include_paid, note,
        paper_size, template_version_id, recipient, amount, settled, let_off, old_debt, credit, due, lines, reference, bank_name,
        account_number, account_holder, qr_text, corrects_on, notification_state, email_state, sms_state, created_by)
      select g.building_id, g.id, s.apartment_id, g.month, g.collect_on, g.include_paid, g.note, p.paper_size, v.id,
        s.recipient, s.amount, s.settled, s.let_off, s.old_debt, s.credit, s.due, s.lines, s.reference, s.bank_name,
        s.account_number, s.account_holder, s.qr_text, s.corrects_on,
        case when 'notification' = any(g.channels) then 'waiting' end,
        case when 'email' = any(g.channels) then 'waiting' end,
        case when 'sms' = any(g.channels) then 'waiting' end, g.created_by
      from group_notice_slip g
        left join example_template p on p.building_id = g.building_id
          and p.id = coalesce(g.template_id, ${defaultTemplate(buildingId, 'notice')})
        left join ${newestVersion} on true
        cross join jsonb_to_recordset(${slips}) s(apartment_id bigint, recipient text,
          amount numeric, settled numeric, let_off numeric, old_debt numeric, credit numeric, due numeric, lines jsonb, reference text,
          bank_name text, account_number text, account_holder text, qr_text text, corrects_on date)
      where g.building_id = ${buildingId} and g.id = ${groupId}
      order by s.apartment_id
      on conflict (building_id, group_notice_slip_id, apartment_id) do nothing`,
})

/** Only approved fees are noticed, once: the day of the first notice stays. */
const markNoticed = command({
  takes: { buildingId: 'bigint', ids: 'bigint[]', day: 'date' },
  sql: ({ buildingId, ids, day }) =>
    `update fee set noticed_on = ${day}, ${bumpSql()}
      where building_id = ${buildingId} and id = any(${ids}) and noticed_on is null
        and status in (${statesOf(fee).approved}, ${statesOf(fee).settled})`,
})
