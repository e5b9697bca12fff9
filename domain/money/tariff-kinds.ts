/** Whom a tier's limit is for: the flat, or each of its people or households, whose number multiplies it. */
export const tariffPers = ['one', 'person', 'household'] as const
export type TariffPer = (typeof tariffPers)[number]

/** `cumulative`: each tier's price for its own part of the use; `whole`: all of it at the price of the tier that it ends in. */
export const tierKinds = ['cumulative', 'whole'] as const
export type TierKind = (typeof tierKinds)[number]
