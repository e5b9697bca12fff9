import type { DataOf } from '#domain/calls/call.ts'
import type { readHousehold } from '#domain/calls/household.ts'
import type { readInvitation, join } from '#domain/calls/joining.ts'
import type { readOwnStatement } from '#domain/calls/own-statement.ts'
import type { readHomePage, readMe } from '#domain/calls/resident.ts'
import type { ResidentRecord } from '#core/stored.ts'
import type { paymentRequest } from '#entities/banks/payment-request.ts'
import type { fee } from '#entities/fees/fee.ts'
import type { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import type { deposit } from '#entities/vouchers/deposit.ts'
import type { prepayment } from '#entities/vouchers/prepayment.ts'

/** What the app's calls reply with, from their declarations. Amounts are decimal strings in the building's currency. */

export type Me = DataOf<typeof readMe>
/** An apartment of the reader's: where they live, or what they pay for. */
export type Home = Me['homes'][number]
export type HomePage = DataOf<typeof readHomePage>
export type YearStatement = DataOf<typeof readOwnStatement>
export type Fee = ResidentRecord<typeof fee>
export type NoticeSlip = ResidentRecord<typeof noticeSlip>
export type Receipt = ResidentRecord<typeof receipt>
export type Prepayment = ResidentRecord<typeof prepayment>
export type Deposit = ResidentRecord<typeof deposit>
export type PaymentRequest = ResidentRecord<typeof paymentRequest>
export type Housemate = DataOf<typeof readHousehold>[number]
export type Invitation = DataOf<typeof readInvitation>
export type Joined = DataOf<typeof join>
