import { expect } from 'vitest'
import { compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { monthAfter, officeToday } from '#core/days.ts'
import type { Db } from '#api/database/pool.ts'
import type { DocumentPage, Run } from '#domain/documents/page.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperWords } from '#domain/documents/words.ts'
import { printedVouchers } from '#domain/money/printed-vouchers.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { amountInWords } from '#domain/money/words.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { receiptLabels } from '#entities/receipts/receipt.labels.ts'
import type { Caller } from '../browser/api.ts'
import { firstPage } from '../documents/first-page.ts'

/** Papers of a month whose sums are not those of the ledger, each with what it says and what is booked. */
export interface PapersInLedger {
  readonly papers: number
  readonly wrong: readonly object[]
}

type Row = Readonly<Record<string, unknown>>

const words = noticeWords.vi
const sumNames = new Set<string>([
  words.total,
  words.paid,
  words.let_off,
  words.old_debt,
  words.credit,
  words.due,
])
const { fields } = receiptLabels.vi

/** The amount that a Vietnamese paper says: `1.200.000 đ`. */
const figure = (text: string | null | undefined) => (text ?? '').replaceAll(/\D/g, '') || '0'

const saidIn = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/**
 * Amounts of the lines in that column, the sums below by their names, and the amount in words: on the usual paper, or in
 * the text of a template, whose rows are sums where they have a sum's name.
 */
function readPage(page: DocumentPage, column: number) {
  const blocks = page.body ?? []
  const usual = [page, ...blocks.flatMap((one) => (one.block === 'lines' ? [one] : []))]
  const rows = blocks
    .flatMap((one) => (one.block === 'table' ? one.rows : []))
    .filter((cells) => !cells.some(({ isTitle }) => isTitle === true))
    .map((cells) => cells.map(({ runs }) => saidIn(runs)))
  const isSum = ([name = '']: readonly string[]) => sumNames.has(name)
  const lines = [...usual.flatMap(({ table }) => table?.rows ?? []), ...rows.filter((row) => !isSum(row))]
  const sums = new Map([
    ...usual.flatMap(({ totals = [] }) => totals.map(({ name, value }) => [name, value] as const)),
    ...rows.filter(isSum).map(([name = '', value = '']) => [name, value] as const),
  ])
  const spoken = blocks.flatMap((one) => (one.block === 'text' ? saidIn(one.runs) : []))
  return {
    lines: lines.map((row) => figure(row[column])),
    of: (name: string) => figure(sums.get(name)),
    words:
      page.words?.value ??
      spoken
        .find((text) => text.startsWith(words.words))
        ?.slice(words.words.length)
        .trim(),
  }
}

const pageOf = (reply: Row) => firstPage({ body: reply })

/** Vouchers of each kind that is printed, the last ones that moved money, as they are printed. */
export async function vouchersInLedger(db: Db, office: Caller): Promise<PapersInLedger> {
  const booked = await db.query<{ kind: string; id: string; cash: string }>(
    `select k.kind, d.id, d.cash from unnest($2::text[]) k(kind), lateral (
        select e.document_id::text as id, trim_scale(max(abs(l.amount)))::text as cash
          from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = 'cash'
          where e.building_id = $1 and e.kind = k.kind group by e.document_id order by e.document_id desc limit 3) d`,
    [office.buildingId, printedVouchers],
  )
  const wrong: object[] = []
  for (const { kind, id, cash } of booked) {
    const reply = await office.call(`GET voucher-papers/${kind}/${id}?language=vi`)
    const fact = (wanted: string) => pageOf(reply).facts?.find(({ name }) => name === wanted)?.value
    const said = {
      amount: figure(fact(voucherPaperWords.vi.amount)),
      words: fact(voucherPaperWords.vi.in_words),
    }
    const right = { amount: cash, words: amountInWords(cash, { language: 'vi', currency: 'vnd' }) }
    if (said.amount !== right.amount || said.words !== right.words) wrong.push({ kind, id, said, right })
  }
  const kinds = new Set(booked.map(({ kind }) => kind))
  return {
    papers: booked.length,
    wrong: [...wrong, ...printedVouchers.filter((kind) => !kinds.has(kind)).map((none) => ({ none }))],
  }
}

/** All receipts of last month, as they are printed. */
export async function receiptsInLedger(db: Db, office: Caller): Promise<PapersInLedger> {
  const month = monthAfter(officeToday(), -1)
  // What each receipt booked, what its apartment owed then, also less its credit, and what has lessened that since,
  // straight from the entries.
  const booked = await db.query<{
    id: string
    status: string
    cash: string
    settled: string
    owed: string
    due: string
    since: string
    is_of_outsider: boolean
  }>(
    `select r.id::text, r.status, (select trim_scale(coalesce(sum(l.amount), 0))::text from ledger_line l where l.building_id = e.building_id
          and l.entry_id = e.id and l.account = 'cash') as cash,
        (select trim_scale(coalesce(-sum(l.amount), 0))::text from ledger_line l where l.building_id = e.building_id
          and l.entry_id = e.id and l.account = 'receivable') as settled,
        (select trim_scale(coalesce(sum(l.amount), 0))::text from ledger_line l where l.building_id = e.building_id
          and l.entry_id <= e.id and l.account = 'receivable' and l.apartment_id = r.apartment_id) as owed,
        (select trim_scale(coalesce(sum(l.amount), 0))::text from ledger_line l where l.building_id = e.building_id
          and l.entry_id <= e.id and l.account in ('receivable', 'credit') and l.apartment_id = r.apartment_id) as due,
        (select coalesce(sum(l.amount), 0)::text from ledger_line l join ledger_entry o on o.id = l.entry_id
            and o.building_id = l.building_id and o.kind not in ('fee', 'opening')
          where l.building_id = e.building_id and l.entry_id > e.id and l.account in ('receivable', 'credit')
            and l.apartment_id = r.apartment_id) as since,
        -- Paid by a company, a neighbour, or an owner or tenant who does not live there: told nothing of the home's debt.
        (select coalesce(bool_and(f.payer_kind in ('company', 'developer', 'apartment') or f.payer_kind in ('owner', 'tenant')
            and not exists (select from residency y where y.building_id = f.building_id and y.apartment_id = f.apartment_id
              and y.resident_id::text = f.payer_ref and y.deleted_at is null
              and coalesce(y.move_in_date <= r.received_on, true) and coalesce(y.move_out_date >= r.received_on, true))), false)
          from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
          where s.building_id = r.building_id and s.receipt_id = r.id) as is_of_outsider
      from receipt r join ledger_entry e on e.building_id = r.building_id and e.kind = 'receipt' and e.document_id = r.id
      where r.building_id = $1 and to_char(r.received_on, 'yyyy-mm') = $2`,
    [office.buildingId, month],
  )
  const wrong: object[] = []
  for (const { id, status, due, since, is_of_outsider: isOfOutsider, ...entry } of booked) {
    const isAsked =
      !isOfOutsider && status !== 'voided' && compareAmounts(due, '0') > 0 && compareAmounts(since, '0') >= 0
    const page = pageOf(await office.call(`GET receipts/${id}/paper?language=vi`))
    const { lines, of, words: spoken } = readPage(page, 2)
    const said = {
      lines: sumAmounts(lines),
      settled: of(fields.settled),
      cash: isZero(of(fields.received)) ? of(fields.amount_received) : of(fields.received),
      owed: of(paperWords.vi.still_owed),
      qr: page.qr === undefined ? undefined : readQr(page.qr.text).fields.amount,
      words: spoken,
    }
    const paid = isZero(entry.cash) ? entry.settled : entry.cash
    const right = {
      lines: entry.settled,
      ...entry,
      ...(isOfOutsider ? { owed: '0' } : {}),
      qr: isAsked ? due : undefined,
      words: amountInWords(paid, { language: 'vi', currency: 'vnd' }),
    }
    if (Object.entries(said).some(([name, value]) => right[name as keyof typeof right] !== value))
      wrong.push({ id, said, right })
  }
  return { papers: booked.length, wrong }
}

/** Notices of last month for all apartments, made now, as they are printed. */
export async function noticesInLedger(db: Db, office: Caller): Promise<PapersInLedger> {
  const month = monthAfter(officeToday(), -1)
  const batch = await office.create('group-notice-slips', {
    month,
    collect_on: officeToday(),
    include_paid: true,
    channels: ['notification'],
  })
  await office.call(`POST group-notice-slips/${batch.id}/send`, { confirm_unreached: true })
  await expect
    .poll(async () => ((await office.call(`GET group-notice-slips/${batch.id}`)).data as Row).status)
    .toBe('sent')
  const slips = await db.query<{
    id: string
    lines: readonly { readonly fee_id: string }[]
    qr_text: string | null
    owed: string
    credit: string
  }>(
    // What the ledger has on the apartment, without fees of later months, which the notice does not ask for.
    `select s.id::text, s.lines, s.qr_text,
        trim_scale((select coalesce(sum(l.amount), 0) from ledger_line l where l.building_id = s.building_id
            and l.account = 'receivable' and l.apartment_id = s.apartment_id)
          - (select coalesce(sum(f.amount - f.settled), 0) from fee f where f.building_id = s.building_id
            and f.apartment_id = s.apartment_id and f.status = 'approved' and f.month > s.month))::text as owed,
        (select trim_scale(coalesce(-sum(l.amount), 0))::text from ledger_line l where l.building_id = s.building_id
          and l.account = 'credit' and l.apartment_id = s.apartment_id) as credit
      from notice_slip s where s.building_id = $1 and s.group_notice_slip_id = $2 order by s.id`,
    [office.buildingId, batch.id],
  )
  const charged = await chargedBy(db, office.buildingId)
  const { pages } = (await office.call(`GET group-notice-slips/${batch.id}/papers`)).data as {
    pages: DocumentPage[]
  }
  const wrong = pages.flatMap((page, at): object[] => {
    const slip = slips[at]
    if (slip === undefined) return [{ at, is: 'no notice' }]
    const { lines, of, words: written } = readPage(page, 1)
    const left = subtractAmounts(slip.owed, slip.credit)
    const due = compareAmounts(left, '0') > 0 ? left : '0'
    const said = { lines, total: of(words.total), due: of(words.due), credit: of(words.credit), qr: due }
    if (slip.qr_text !== null) said.qr = readQr(slip.qr_text).fields.amount ?? ''
    const fees = slip.lines.map(({ fee_id: id }) => charged.get(id) ?? '0')
    const right = {
      lines: fees,
      total: sumAmounts(fees),
      due,
      credit: slip.credit,
      qr: due,
    }
    const spoken = isZero(due) ? undefined : amountInWords(due, { language: 'vi', currency: 'vnd' })
    const isRight = JSON.stringify(said) === JSON.stringify(right) && written === spoken
    return isRight ? [] : [{ id: slip.id, said, right, words: written }]
  })
  return { papers: Math.min(pages.length, slips.length), wrong }
}

/** What each fee's own entry charged. */
async function chargedBy(db: Db, buildingId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; amount: string }>(
    `select e.document_id::text as id, trim_scale(sum(l.amount))::text as amount from ledger_entry e
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = 'receivable'
      where e.building_id = $1 and e.kind in ('fee', 'opening') group by 1`,
    [buildingId],
  )
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}
