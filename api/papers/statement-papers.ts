import type { ReadParams } from '#domain/calls/call.ts'
import type { printStatement } from '#domain/calls/debts.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import type { Caller } from '../context.ts'
import { accountPlace } from '../debts/account-place.ts'
import { payersOf, payersOfSources } from '../debts/debtors.ts'
import { namedOnPaperSources, payerOf } from '../debts/payers.ts'
import { statementAsked, statementOf } from '../debts/statement.ts'
import { notFound } from '../http/error.ts'
import { presentRow, presentRows } from '../records/present/present-rows.ts'
import type { PaperServices } from './find-papers.ts'
import { contextOf } from './paper-context.ts'
import { statementPage } from './statement-page.ts'

interface Asked {
  readonly caller: Caller
  readonly id: string
  readonly params: ReadParams<typeof printStatement>
}

/** An apartment's statement as its reader may see it; 404 for an apartment whose debts they may not. */
export async function statementPaper(
  services: PaperServices,
  { caller, id, params: { language, ...params } }: Asked,
): Promise<{ readonly page: DocumentPage; readonly code: string; readonly buildingId: string }> {
  const { db, records } = services
  const place = await accountPlace(db, caller, id)
  const asked = statementAsked(params)
  const context = await contextOf(services, { caller, language, buildingId: place.buildingId })
  const [of, payer, payers] = await Promise.all([
    statementOf(db, { ...place, ...asked, language: context.language, most: 'all' }),
    payerOf(db, place.buildingId, id),
    payersOf(db, place),
  ])
  if (payer === undefined) throw notFound()
  const presenting = { planOf: records.planOf, caller, buildingId: place.buildingId }
  const seen = presentRow(presenting, namedOnPaperSources, payer)
  const { debtor } = asked
  const named = presentRows(presenting, payersOfSources, payers).find(
    ({ kind, ref }) => kind === debtor?.kind && ref === debtor?.ref,
  )
  const whose = [textOf(seen.code), textOf(debtor === undefined ? seen.householder : named?.name)]
  return {
    page: statementPage(
      {
        of,
        whose: whose.filter((one) => one !== undefined),
        electric: textOf(seen.pe_code),
        from: asked.from,
        to: asked.to,
      },
      context,
    ),
    code: textOf(seen.code) ?? id,
    buildingId: place.buildingId,
  }
}
