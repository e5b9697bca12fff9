import type * as files from '#domain/calls/files.ts'
import type * as auth from '#domain/calls/auth.ts'
import type * as household from '#domain/calls/household.ts'
import type * as joining from '#domain/calls/joining.ts'
import type * as texts from '#domain/calls/own-texts.ts'
import type * as notifications from '#domain/calls/notifications.ts'
import type { readOwnStatement } from '#domain/calls/own-statement.ts'
import type * as profile from '#domain/calls/profile.ts'
import type * as resident from '#domain/calls/resident.ts'
import type * as second from '#domain/calls/second-factor.ts'
import type * as session from '#domain/calls/session.ts'
import { file, list, of, one, paper, print } from './address.ts'
import type { Deposit, Fee, NoticeSlip, PaymentRequest, Prepayment, Receipt } from './shapes.ts'

/*
 * Where the app's calls go. Their declarations stay with the server and in these types: an address that is no more the
 * declared one does not compile, or fails resident/data/calls.test.ts where declarations of entities derive it.
 */

export const signIn = of<typeof auth.signIn>('POST', '/v1/auth/login')
export const signInWithSecondFactor = of<typeof second.signInWithSecondFactor>(
  'POST',
  '/v1/auth/second-factor',
)
export const signOut = of<typeof session.signOut>('POST', '/v1/auth/logout')
export const requestOneTimeCode = of<typeof auth.requestOneTimeCode>('POST', '/v1/auth/forgot-password')
export const verifyOneTimeCode = of<typeof auth.verifyOneTimeCode>('POST', '/v1/auth/verify-otp')
export const resetPassword = of<typeof auth.resetPassword>('POST', '/v1/auth/reset-password')

export const updateProfile = of<typeof profile.updateProfile>('PATCH', '/v1/auth/profile')
export const confirmEmail = of<typeof profile.confirmEmail>('POST', '/v1/auth/profile/email')
export const changePassword = of<typeof profile.changePassword>('PUT', '/v1/auth/password')
export const listSessions = of<typeof profile.listSessions>('GET', '/v1/auth/sessions')
export const endSession = of<typeof profile.endSession>('DELETE', '/v1/auth/sessions/{id}')
export const endOtherSessions = of<typeof profile.endOtherSessions>('DELETE', '/v1/auth/sessions')

export const listNotifications = of<typeof notifications.listNotifications>(
  'GET',
  '/v1/manage/notifications/web',
)
export const markAllNotificationsRead = of<typeof notifications.markAllNotificationsRead>(
  'POST',
  '/v1/manage/notifications/web/mark-all-as-read',
)
export const issueLiveTicket = of<typeof notifications.issueLiveTicket>('POST', '/v1/manage/live/ticket')

export const readInvitation = of<typeof joining.readInvitation>('POST', '/v1/public/resident-invitation')
export const sendContactCode = of<typeof joining.sendContactCode>(
  'POST',
  '/v1/public/resident-invitation/contact-code',
)
export const join = of<typeof joining.join>('POST', '/v1/public/resident-invitation/join')
export const joinSignedIn = of<typeof joining.joinSignedIn>('POST', '/v1/resident/join')

export const uploadFile = of<typeof files.uploadFile>('POST', '/v1/manage/storage/media')
export const readFile = file('/v1/manage/storage/media/{id}')

export const readMe = of<typeof resident.readMe>('GET', '/v1/resident/me')
export const readOwnAnnouncement = of<typeof texts.readOwnAnnouncement>(
  'GET',
  '/v1/resident/announcements/{id}',
)
export const readOwnAnnouncementPicture = of<typeof texts.readOwnAnnouncementPicture>(
  'GET',
  '/v1/resident/announcements/{id}/picture',
)
export const readHomePage = of<typeof resident.readHomePage>('GET', '/v1/resident/home')
export const readStatement = of<typeof readOwnStatement>('GET', '/v1/resident/statement')
export const requestPayment = of<typeof resident.requestPayment>('POST', '/v1/resident/payment-requests')

export const readHousehold = of<typeof household.readHousehold>('GET', '/v1/resident/household')
export const inviteHousehold = of<typeof household.inviteHousehold>(
  'POST',
  '/v1/resident/household/invitations',
)
export const allowToAct = of<typeof household.allowToAct>('POST', '/v1/resident/household/acting')
export const leaveHome = of<typeof household.leaveHome>('POST', '/v1/resident/household/leave')

export const listFees = list<Fee, { readonly status: 'approved' | 'settled' }>('fees')
export const readFee = one<Fee>('fees')
export const listNoticeSlips = list<NoticeSlip>('notice-slips')
export const readNoticePaper = paper('notice-slips')
export const printNotice = print('notice-slips')
export const listReceipts = list<Receipt>('receipts')
export const readReceipt = one<Receipt>('receipts')
export const readReceiptPaper = paper('receipts')
export const printReceipt = print('receipts')
export const listPrepayments = list<Prepayment>('prepayments')
export const listDeposits = list<Deposit>('deposits')
export const readPayment = one<PaymentRequest>('payment-requests')
