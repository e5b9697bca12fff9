import * as accounts from './accounts.ts'
import * as auth from './auth.ts'
import * as building from './building.ts'
import type { Call } from './call.ts'
import * as debts from './debts.ts'
import * as fees from './fees.ts'
import * as files from './files.ts'
import * as imports from './imports.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as preferences from './preferences.ts'
import * as profile from './profile.ts'
import * as receipts from './receipts.ts'
import * as secondFactor from './second-factor.ts'

/** A new room of calls goes in here. */
const rooms: readonly object[] = [
  accounts,
  auth,
  building,
  debts,
  fees,
  files,
  imports,
  notifications,
  payments,
  preferences,
  profile,
  receipts,
  secondFactor,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'inBuilding' in value && 'path' in value

/** Every declared call but those of single entities' imports (`importCalls`). */
export const calls: readonly Call[] = rooms.flatMap((room) => Object.values(room).filter(isCall))
