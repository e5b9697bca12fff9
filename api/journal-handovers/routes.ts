import type { FastifyInstance } from 'fastify'
import { firstDayOf, lastDayOf } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import {
  previewJournalHandover,
  readHandoverParts,
  takeJournalHandover,
} from '#domain/calls/journal-handovers.ts'
import { currencies } from '#domain/currency.ts'
import { layouts, partsOf } from '#domain/journal-layouts/layout.ts'
import type { HandoverPart } from '#domain/journal-layouts/names.ts'
import { journalHandover } from '#entities/finance/journal-handover.ts'
import { partner } from '#entities/operation/partner.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db, Tx } from '../database/pool.ts'
import { readSnapshot } from '../database/snapshot.ts'
import { apiError, invalidInput } from '../http/error.ts'
import { closedThrough } from '../ledger/closed-months.ts'
import { answerReportFile, onePage } from '../ledger/report-file.ts'
import { requireWholeBooks } from '../ledger/whole-books.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { CellPages } from '../records/read/export-file.ts'
import type { StoredFor } from '../records/typed.ts'
import { codesOfMonth, readContents, sumContents, type Contents } from './contents.ts'
import { listsOf } from './lists.ts'
import { languageOfOffice } from './office.ts'
import { cellOf, columnsOf, journalCellsOf } from './rows.ts'
import { chainEnd, countRange, lastStanding } from './standing.ts'

/** What a hand-over would hold, and its files. */
export function journalHandoverRoutes(
  app: FastifyInstance,
  { db, labels }: { readonly db: Db; readonly labels: ExportLabels },
): void {
  answerCall(app, previewJournalHandover, async ({ buildingId, params, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { month, layout, extent } = params()
    const codes = await codesOfMonth(db, { buildingId, month })
    const last = await lastStanding(db, { buildingId, month, layout })
    const end = await chainEnd(db, buildingId)
    const { currencies: taken, needs_codes: needsCodes } = layouts[layout]
    const afterLink = extent === 'since' ? Number(last?.until_link ?? 0) : 0
    const sums = await countRange(db, { buildingId, month, afterLink, untilLink: end.link })
    return {
      data: presentOutcome({
        ...sums,
        last:
          last === undefined
            ? null
            : { name: last.name ?? '', by: last.made_by_name, at: last.made_at, since: last.since },
        is_closed: month <= ((await closedThrough(db, buildingId)) ?? ''),
        uncoded: needsCodes ? [...new Set(codes.uncoded)] : [],
        is_foreign: taken?.includes(currencyOfBuilding(caller, buildingId)) === false,
      }),
    }
  })

  answerCall(app, readHandoverParts, ({ record: { layout } }) => ({
    data: presentOutcome({ parts: [...partsOf(layout)], as_of: layouts[layout].as_of }),
  }))

  answerCall(app, takeJournalHandover, async ({ record, ...request }) => {
    const caller = request.caller()
    const { building_id: buildingId, month } = record
    requireWholeBooks(caller, buildingId)
    const { part, format } = request.params()
    const language = await languageOfOffice(db, caller, buildingId)
    const layout = layouts[record.layout]
    const columns = columnsOf(layout, part, language)
    if (columns === undefined) throw invalidInput([{ field: 'part', code: 'invalid_option' }])
    const made = await fileOf(part, { record, language, caller })
    return answerReportFile(
      db,
      { buildingId, caller, format, about: { resource: journalHandover.name, recordId: record.id } },
      columns.sheet,
      {
        name: `journal-${record.layout}-${month}-${record.ordinal ?? 1}${part === 'journal' ? '' : `-${part}`}`,
        titles: columns.titles,
        // Another program would take a title or a sum for a line.
        ...(layout.is_report ? { summed: columns.summed } : { above: [] }),
        period: { from: firstDayOf(month), to: lastDayOf(month) },
        ...made,
      },
    )
  })

  interface Filed {
    readonly record: StoredFor<typeof journalHandover>
    readonly language: Language
    readonly caller: Caller
  }

  async function fileOf(part: HandoverPart, { record, language, caller }: Filed) {
    const { building_id: buildingId, month } = record
    const currency = currencyOfBuilding(caller, buildingId)
    const layout = layouts[record.layout]
    if (part === 'journal') {
      const contents = await contentsOf(record, language)
      await requireSame(contents, record.checksum)
      const cells = journalCellsOf(layout, { language, labels, currency })
      return {
        count: () => Promise.resolve(record.lines ?? 0),
        read: (work: (pages: CellPages) => Promise<void>) =>
          readSnapshot(db, (tx) => work(cellPages(tx, contents, cells))),
      }
    }
    const { decider } = caller.principal
    const fields = columnsOf(layout, part, language)?.fields ?? []
    const rows = await listsOf[part](db, {
      buildingId,
      month,
      language,
      currency: currencies[currency].unit,
      seesTax: decider.can(buildingId, taxInfo.permission, 'update'),
      seesPartners: decider.can(buildingId, partner.permission, 'read'),
    })
    const cells = rows.map((row) =>
      fields.map(({ field, value }) => value ?? (field === undefined ? null : cellOf(field, row[field]))),
    )
    return {
      count: () => Promise.resolve(cells.length),
      read: (work: (pages: CellPages) => Promise<void>) => work(onePage(cells)),
    }
  }

  async function contentsOf(record: Filed['record'], language: Language): Promise<Contents> {
    const { building_id: buildingId, month, layout, extent } = record
    const codes = record.with_closing ? (await codesOfMonth(db, { buildingId, month })).result : []
    return {
      buildingId,
      month,
      layout,
      afterLink: record.after_link ?? 0,
      untilLink: record.until_link ?? 0,
      part: extent === 'since' ? (record.ordinal ?? 1) : 1,
      closes: codes,
      language,
    }
  }

  /** 409 `handover_differs` where its lines have other accounts or numbers by now: that file was not handed over. */
  async function requireSame(contents: Contents, checksum: string | null): Promise<void> {
    let now: string | undefined
    await readSnapshot(db, async (tx) => {
      now = (await sumContents(tx, contents)).checksum
    })
    if (now !== checksum) throw apiError(409, 'handover_differs')
  }
}

async function* cellPages(tx: Tx, contents: Contents, cells: ReturnType<typeof journalCellsOf>) {
  for await (const day of readContents(tx, contents)) yield day.flatMap((entry) => cells(entry))
}
