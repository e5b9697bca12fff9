// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import type { Room } from './room.ts'
import { room as accounts } from './accounts/room.ts'
import { room as auth } from './auth/room.ts'
import { room as banks } from './banks/room.ts'
import { room as buildingWorkbook } from './building-workbook/room.ts'
import { room as buildings } from './buildings/room.ts'
import { room as communication } from './communication/room.ts'
import { room as contracts } from './contracts/room.ts'
import { room as currencies } from './currencies/room.ts'
import { room as dashboard } from './dashboard/room.ts'
import { room as debts } from './debts/room.ts'
import { room as einvoices } from './einvoices/room.ts'
import { room as fees } from './fees/room.ts'
import { room as files } from './files/room.ts'
import { room as forms } from './forms/room.ts'
import { room as guide } from './guide/room.ts'
import { room as health } from './health/room.ts'
import { room as imports } from './imports/room.ts'
import { room as invitations } from './invitations/room.ts'
import { room as journalHandovers } from './journal-handovers/room.ts'
import { room as ledger } from './ledger/room.ts'
import { room as logs } from './logs/room.ts'
import { room as media } from './media/room.ts'
import { room as metering } from './metering/room.ts'
import { room as notices } from './notices/room.ts'
import { room as notifications } from './notifications/room.ts'
import { room as operation } from './operation/room.ts'
import { room as orders } from './orders/room.ts'
import { room as papers } from './papers/room.ts'
import { room as parking } from './parking/room.ts'
import { room as paymentMethods } from './payment-methods/room.ts'
import { room as people } from './people/room.ts'
import { room as preferences } from './preferences/room.ts'
import { room as property } from './property/room.ts'
import { room as push } from './push/room.ts'
import { room as receipts } from './receipts/room.ts'
import { room as reports } from './reports/room.ts'
import { room as residentApp } from './resident-app/room.ts'
import { room as residents } from './residents/room.ts'
import { room as routes } from './routes/room.ts'
import { room as savedViews } from './saved-views/room.ts'
import { room as schedule } from './schedule/room.ts'
import { room as services } from './services/room.ts'
import { room as tariffs } from './tariffs/room.ts'
import { room as templates } from './templates/room.ts'
import { room as utilities } from './utilities/room.ts'
import { room as vouchers } from './vouchers/room.ts'
import { room as warehouse } from './warehouse/room.ts'

export const rooms: readonly Room[] = [
  accounts,
  auth,
  banks,
  buildingWorkbook,
  buildings,
  communication,
  contracts,
  currencies,
  dashboard,
  debts,
  einvoices,
  fees,
  files,
  forms,
  guide,
  health,
  imports,
  invitations,
  journalHandovers,
  ledger,
  logs,
  media,
  metering,
  notices,
  notifications,
  operation,
  orders,
  papers,
  parking,
  paymentMethods,
  people,
  preferences,
  property,
  push,
  receipts,
  reports,
  residentApp,
  residents,
  routes,
  savedViews,
  schedule,
  services,
  tariffs,
  templates,
  utilities,
  vouchers,
  warehouse,
]
