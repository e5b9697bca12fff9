// Written by `node scripts/room-index.ts`; `npm run check` fails when it is old.
import * as accounts from './accounts.ts'
import * as audience from './audience.ts'
import * as auth from './auth.ts'
import * as bankDocuments from './bank-documents.ts'
import * as bankStatements from './bank-statements.ts'
import * as banks from './banks.ts'
import * as bookCalls from './book-calls.ts'
import * as bookingDeposits from './booking-deposits.ts'
import * as bookingViews from './booking-views.ts'
import * as buildingCopy from './building-copy.ts'
import * as buildingGuide from './building-guide.ts'
import * as buildingSetUp from './building-set-up.ts'
import * as buildingWorkbook from './building-workbook.ts'
import * as building from './building.ts'
import * as call from './call.ts'
import * as cashBook from './cash-book.ts'
import * as chargeTrace from './charge-trace.ts'
import * as closing from './closing.ts'
import * as contractViews from './contract-views.ts'
import * as conversations from './conversations.ts'
import * as dashboard from './dashboard.ts'
import * as debts from './debts.ts'
import * as feeRules from './fee-rules.ts'
import * as fees from './fees.ts'
import * as files from './files.ts'
import * as formAnswers from './form-answers.ts'
import * as formSharedLink from './form-shared-link.ts'
import * as formStatistics from './form-statistics.ts'
import * as health from './health.ts'
import * as household from './household.ts'
import * as imports from './imports.ts'
import * as invitations from './invitations.ts'
import * as invoices from './invoices.ts'
import * as joining from './joining.ts'
import * as journalHandovers from './journal-handovers.ts'
import * as journal from './journal.ts'
import * as lateInterest from './late-interest.ts'
import * as meterRounds from './meter-rounds.ts'
import * as noticeProposal from './notice-proposal.ts'
import * as notices from './notices.ts'
import * as notifications from './notifications.ts'
import * as ownBookings from './own-bookings.ts'
import * as ownStatement from './own-statement.ts'
import * as ownTexts from './own-texts.ts'
import * as papers from './papers.ts'
import * as paymentQr from './payment-qr.ts'
import * as payments from './payments.ts'
import * as people from './people.ts'
import * as period from './period.ts'
import * as permissionGroups from './permission-groups.ts'
import * as preferences from './preferences.ts'
import * as prepayments from './prepayments.ts'
import * as preprint from './preprint.ts'
import * as profile from './profile.ts'
import * as publicPages from './public-pages.ts'
import * as pushNotifications from './push-notifications.ts'
import * as receipts from './receipts.ts'
import * as reports from './reports.ts'
import * as resident from './resident.ts'
import * as savedViews from './saved-views.ts'
import * as secondFactor from './second-factor.ts'
import * as secrets from './secrets.ts'
import * as session from './session.ts'
import * as statusMap from './status-map.ts'
import * as tariffs from './tariffs.ts'
import * as tellResidents from './tell-residents.ts'
import * as templates from './templates.ts'
import * as values from './values.ts'
import * as vatLists from './vat-lists.ts'
import * as vatReturn from './vat-return.ts'
import * as visitorInvitations from './visitor-invitations.ts'
import * as visitorPasses from './visitor-passes.ts'
import * as voidedDocuments from './voided-documents.ts'
import * as yearEnd from './year-end.ts'

export const callFiles: readonly object[] = [
  accounts,
  audience,
  auth,
  bankDocuments,
  bankStatements,
  banks,
  bookCalls,
  bookingDeposits,
  bookingViews,
  buildingCopy,
  buildingGuide,
  buildingSetUp,
  buildingWorkbook,
  building,
  call,
  cashBook,
  chargeTrace,
  closing,
  contractViews,
  conversations,
  dashboard,
  debts,
  feeRules,
  fees,
  files,
  formAnswers,
  formSharedLink,
  formStatistics,
  health,
  household,
  imports,
  invitations,
  invoices,
  joining,
  journalHandovers,
  journal,
  lateInterest,
  meterRounds,
  noticeProposal,
  notices,
  notifications,
  ownBookings,
  ownStatement,
  ownTexts,
  papers,
  paymentQr,
  payments,
  people,
  period,
  permissionGroups,
  preferences,
  prepayments,
  preprint,
  profile,
  publicPages,
  pushNotifications,
  receipts,
  reports,
  resident,
  savedViews,
  secondFactor,
  secrets,
  session,
  statusMap,
  tariffs,
  tellResidents,
  templates,
  values,
  vatLists,
  vatReturn,
  visitorInvitations,
  visitorPasses,
  voidedDocuments,
  yearEnd,
]
