/** The repository's rooms, in the order in which they may import one another (`.oxlintrc.json` enforces it). */
export const rooms = [
  'core',
  'domain',
  'entities',
  'access-control',
  'data-provider',
  'api',
  'paper',
  'src',
  'resident',
  'mock-api',
] as const

/** Rooms that a running server reads. */
export const serverRooms = [
  'core',
  'domain',
  'entities',
  'access-control',
  'api',
] as const satisfies readonly (typeof rooms)[number][]

/** Dates, the database, the network, processes, files, the log: they know no records. */
const belowRecords = 'calendar database sql http workers workbooks documents storage audit events jobs'
/** Records, and what every console needs around them. */
const records = 'records calls preferences mail auth files imports live logs'
/** Money comes before the rooms that charge for their services. */
const money =
  'accounts buildings people currencies ledger tariffs debts fees receipts banks vouchers papers reports payment-methods'
const office =
  'property contracts parking metering services orders utilities forms audience media notifications communication push invitations notices residents templates operation warehouse'
/** Rooms that use all the others. */
const above = 'dashboard schedule setup backup demo description routes'

/**
 * The server's rooms from low to high: a room imports values only from rooms before it (types may come from anywhere).
 * The lint rule `rooms/order` holds them to it. A new room needs a place once another room imports it. Files directly in `api/` put the rooms together and may import all.
 */
export const apiRooms: readonly string[] = [belowRecords, records, money, office, above].flatMap((group) =>
  group.split(' '),
)

/** The console's rooms from low to high: what pages are made of, lists and forms of any entity, the product's jobs. */
const parts = 'stubs storage i18n theme ui errors data session shell fields charts crud figures'
const jobs =
  'papers tariffs fee-rules late-interest fees ledger reports prepayments debts dashboard receipts letters banks notices push media contracts files imports einvoices metering status-map invitations people communication parking visitors operation journal-handovers forms permissions second-factor guide help buildings building-workbook'
export const consoleRooms: readonly string[] = [parts, jobs, 'pages inspector router'].flatMap((group) =>
  group.split(' '),
)
