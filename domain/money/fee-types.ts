/** Kinds of fees (docs/domain/fee.md). */
export const feeTypes = ['MANAGEMENT', 'ELECTRICITY', 'WATER', 'GAS', 'PARKING', 'OTHERS', 'INDEXED'] as const
export type FeeType = (typeof feeTypes)[number]

/** The types of lines that an apartment may owe: fees, booked services, and receipt vouchers charged to it. */
export const lineTypes = [...feeTypes, 'SERVICE', 'RECEIPT_VOUCHER'] as const
export type LineType = (typeof lineTypes)[number]

/** Days after which a charge is due that no fee setting says otherwise of. */
export const defaultDueDays = 15

/** Apartments that are charged by the state of their handover; one that is closed is, through its last day. */
export const chargedStates = ['handover', 'wait_closed'] as const

/** Those that no run charges yet. */
export const notHandedOver = ['inactive', 'wait_handover'] as const

/**
 * Offered where a fee is entered by hand: gas is charged by the building's settings, services and
 * vouchers have their own screens.
 */
export const offeredFeeTypes = ['MANAGEMENT', 'ELECTRICITY', 'WATER', 'PARKING', 'OTHERS', 'INDEXED'] as const

/**
 * The quantity that a price is multiplied by: an apartment's area or garden, a fixed 1, a meter's consumption, its
 * vehicles' packages.
 */
export const priceTypes = ['area', 'garden_area', 'all_in', 'metered', 'parking'] as const
export type PriceType = (typeof priceTypes)[number]

/** Readings that somebody should look at before the fee is approved: flagged, never refused (docs/domain/fee.md). */
export const feeFlags = ['zero_reading', 'high_reading', 'prorated'] as const
export type FeeFlag = (typeof feeFlags)[number]
/** The flags that are a doubt about the reading; `prorated` only says how the fee was calculated. */
export const warningFlags = ['zero_reading', 'high_reading'] as const satisfies readonly FeeFlag[]

/** Why a run could make no fee for an apartment. */
export const feeErrorReasons = [
  'no_tariff', 'no_reading', 'reading_not_confirmed', 'no_area', 'no_vehicle_price', 'no_rate', 'no_vat_rate', 'failed',
] as const // prettier-ignore
export type FeeErrorReason = (typeof feeErrorReasons)[number]

/** What keeps a run from charging, or makes it charge what nobody has said. */
export const obstacleReasons = ['not_handed_over', 'no_meter', 'no_people', ...feeErrorReasons] as const
export type ObstacleReason = (typeof obstacleReasons)[number]
