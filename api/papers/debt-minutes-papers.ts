import type { ReadParams } from '#domain/calls/call.ts'
import type { printDebtMinutes } from '#domain/calls/debts.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { debtorIn, partyKinds, type Debtor } from '#domain/money/payers.ts'
import { isOneOf } from '#core/one-of.ts'
import type { Caller } from '../context.ts'
import { accountPlace } from '../debts/account-place.ts'
import {
  creditOn,
  debtorNamed,
  debtorNamedSources,
  reconciledApartments,
  type Reconciled,
} from '../debts/debt-minutes.ts'
import { namedOnPaperSources, payerOf } from '../debts/payers.ts'
import { invalidInput, notFound } from '../http/error.ts'
import { presentRow, presentRows, type PresentRequest } from '../records/present/present-rows.ts'
import type { PaperServices } from './find-papers.ts'
import { contextOf } from './paper-context.ts'
import { debtMinutesPage } from './debt-minutes-page.ts'

interface Asked {
  readonly caller: Caller
  readonly buildingId: string
  readonly params: ReadParams<typeof printDebtMinutes>
}

/** The minutes as their reader may see them; 404 for an apartment whose debts they may not, or for who owes nothing there. */
export async function debtMinutesPaper(
  services: PaperServices,
  { caller, buildingId, params }: Asked,
): Promise<{ readonly page: DocumentPage; readonly of: Reconciled }> {
  const { db, records } = services
  const { from, to, language } = params
  const of = reconciledIn(params)
  if (of.apartmentId !== undefined) {
    const place = await accountPlace(db, caller, of.apartmentId)
    if (place.buildingId !== buildingId) throw notFound()
  }
  const presenting = { planOf: records.planOf, caller, buildingId }
  const [context, apartments, party] = await Promise.all([
    contextOf(services, { caller, language, buildingId }),
    reconciledApartments(db, of, { buildingId, from, to }),
    partyOf(services, presenting, of),
  ])
  const codes = presentRows(
    presenting,
    { code: 'apartment.code' },
    apartments.map(({ code }) => ({ code })),
  )
  const shown = apartments.map((one, at) => ({ ...one, code: textOf(codes[at]?.code) ?? '' }))
  const page = debtMinutesPage(
    { ...party, from, to, apartments: shown, credit: await creditOf(services, of, { buildingId, to }) },
    context,
  )
  return { page, of }
}

/** 422 unless it says of which apartment, or of which payer. */
function reconciledIn({ apartment_id, ...named }: Asked['params']): Reconciled {
  const debtor = debtorIn(named)
  const apartmentId = apartment_id === '' ? undefined : apartment_id
  if (apartmentId !== undefined) return { apartmentId, debtor }
  if (debtor === undefined || debtor.kind === 'itself')
    throw invalidInput([{ field: 'apartment_id', code: 'required' }])
  return { debtor }
}

/** Who owes: the payer, or whoever lives there. */
async function partyOf(
  { db }: PaperServices,
  presenting: PresentRequest,
  { apartmentId, debtor }: Reconciled,
) {
  const { buildingId } = presenting
  if (debtor !== undefined && debtor.kind !== 'itself') {
    const [named] = await debtorNamed(db, {
      buildingId,
      apartmentId: apartmentId ?? null,
      debtorKind: debtor.kind,
      debtorRef: debtor.ref,
    })
    if (named === undefined) throw notFound()
    const name = textOf(presentRow(presenting, debtorNamedSources, named).name)
    return { debtor: name, taxCode: name === undefined ? undefined : taxCodeOf(debtor, name) }
  }
  const payer = apartmentId === undefined ? undefined : await payerOf(db, buildingId, apartmentId)
  if (payer === undefined) throw notFound()
  return {
    debtor: textOf(presentRow(presenting, namedOnPaperSources, payer).householder),
    taxCode: undefined,
  }
}

/** A company is known by its tax code, or else by its name in small letters. */
const taxCodeOf = ({ kind, ref }: Debtor, name: string) =>
  isOneOf(partyKinds, kind) && ref !== name.toLowerCase() ? ref : undefined

/** Credit is the apartment's, whoever has paid it. */
async function creditOf(
  { db }: PaperServices,
  { apartmentId, debtor }: Reconciled,
  of: { readonly buildingId: string; readonly to: string },
) {
  if (apartmentId === undefined || debtor !== undefined) return undefined
  const [row] = await creditOn(db, { ...of, apartmentId })
  return row?.credit
}
