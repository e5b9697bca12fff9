// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import type { Room } from './room.ts'
import { room as banks } from './banks/room.ts'
import { room as buildingWorkbook } from './building-workbook/room.ts'
import { room as buildings } from './buildings/room.ts'
import { room as communication } from './communication/room.ts'
import { room as contracts } from './contracts/room.ts'
import { room as debts } from './debts/room.ts'
import { room as einvoices } from './einvoices/room.ts'
import { room as feeRules } from './fee-rules/room.ts'
import { room as fees } from './fees/room.ts'
import { room as files } from './files/room.ts'
import { room as forms } from './forms/room.ts'
import { room as guide } from './guide/room.ts'
import { room as help } from './help/room.ts'
import { room as invitations } from './invitations/room.ts'
import { room as journalHandovers } from './journal-handovers/room.ts'
import { room as lateInterest } from './late-interest/room.ts'
import { room as ledger } from './ledger/room.ts'
import { room as letters } from './letters/room.ts'
import { room as media } from './media/room.ts'
import { room as metering } from './metering/room.ts'
import { room as notices } from './notices/room.ts'
import { room as operation } from './operation/room.ts'
import { room as pages } from './pages/room.ts'
import { room as papers } from './papers/room.ts'
import { room as parking } from './parking/room.ts'
import { room as people } from './people/room.ts'
import { room as permissions } from './permissions/room.ts'
import { room as prepayments } from './prepayments/room.ts'
import { room as push } from './push/room.ts'
import { room as receipts } from './receipts/room.ts'
import { room as reports } from './reports/room.ts'
import { room as secondFactor } from './second-factor/room.ts'
import { room as statusMap } from './status-map/room.ts'
import { room as tariffs } from './tariffs/room.ts'
import { room as visitors } from './visitors/room.ts'

export const rooms: readonly Room[] = [
  banks,
  buildingWorkbook,
  buildings,
  communication,
  contracts,
  debts,
  einvoices,
  feeRules,
  fees,
  files,
  forms,
  guide,
  help,
  invitations,
  journalHandovers,
  lateInterest,
  ledger,
  letters,
  media,
  metering,
  notices,
  operation,
  pages,
  papers,
  parking,
  people,
  permissions,
  prepayments,
  push,
  receipts,
  reports,
  secondFactor,
  statusMap,
  tariffs,
  visitors,
]
