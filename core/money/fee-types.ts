/** Kinds of fees (specification §3). Gas is charged where it was agreed, but not offered for new ones. */
export const feeTypes = ['MANAGEMENT', 'ELECTRICITY', 'WATER', 'GAS', 'PARKING', 'OTHERS', 'INDEXED'] as const
export type FeeType = (typeof feeTypes)[number]

/** What a price is multiplied by: an apartment's area or garden, nothing, a meter's consumption, its vehicles' packages. */
export const priceTypes = ['area', 'garden_area', 'all_in', 'metered', 'parking'] as const
export type PriceType = (typeof priceTypes)[number]
