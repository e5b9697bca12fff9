// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import { pageWords as banksPages, words as banks } from '../banks/locale.ts'
import { words as buildingWorkbook } from '../building-workbook/locale.ts'
import { words as buildings } from '../buildings/locale.ts'
import { words as charts } from '../charts/locale.ts'
import { words as communication } from '../communication/locale.ts'
import { words as contracts } from '../contracts/locale.ts'
import { words as dashboard } from '../dashboard/locale.ts'
import { pageWords as debtsPages, words as debts } from '../debts/locale.ts'
import { words as einvoices } from '../einvoices/locale.ts'
import { words as feeRules } from '../fee-rules/locale.ts'
import { pageWords as feesPages, words as fees } from '../fees/locale.ts'
import { pageWords as filesPages, words as files } from '../files/locale.ts'
import { pageWords as formsPages, words as forms } from '../forms/locale.ts'
import { words as guide } from '../guide/locale.ts'
import { words as help } from '../help/locale.ts'
import { words as imports } from '../imports/locale.ts'
import { words as invitations } from '../invitations/locale.ts'
import { words as journalHandovers } from '../journal-handovers/locale.ts'
import { words as lateInterest } from '../late-interest/locale.ts'
import { pageWords as ledgerPages } from '../ledger/locale.ts'
import { words as letters } from '../letters/locale.ts'
import { words as media } from '../media/locale.ts'
import { words as metering } from '../metering/locale.ts'
import { words as notices } from '../notices/locale.ts'
import { words as operation } from '../operation/locale.ts'
import { pageWords as pagesPages, words as pages } from '../pages/locale.ts'
import { words as papers } from '../papers/locale.ts'
import { words as parking } from '../parking/locale.ts'
import { words as people } from '../people/locale.ts'
import { words as prepayments } from '../prepayments/locale.ts'
import { words as push } from '../push/locale.ts'
import { pageWords as receiptsPages } from '../receipts/locale.ts'
import { words as secondFactor } from '../second-factor/locale.ts'
import { pageWords as statusMapPages, words as statusMap } from '../status-map/locale.ts'
import { pageWords as tariffsPages, words as tariffs } from '../tariffs/locale.ts'
import { pageWords as visitorsPages, words as visitors } from '../visitors/locale.ts'

export const roomWords = {
  banks,
  building_workbook: buildingWorkbook,
  buildings,
  charts,
  communication,
  contracts,
  dashboard,
  debts,
  einvoices,
  fee_rules: feeRules,
  fees,
  files,
  forms,
  guide,
  help,
  imports,
  invitations,
  journal_handovers: journalHandovers,
  late_interest: lateInterest,
  letters,
  media,
  metering,
  notices,
  operation,
  pages,
  papers,
  parking,
  people,
  prepayments,
  push,
  second_factor: secondFactor,
  status_map: statusMap,
  tariffs,
  visitors,
}

export const roomPageWords = {
  ...banksPages,
  ...debtsPages,
  ...feesPages,
  ...filesPages,
  ...formsPages,
  ...ledgerPages,
  ...pagesPages,
  ...receiptsPages,
  ...statusMapPages,
  ...tariffsPages,
  ...visitorsPages,
}
