/** How an apartment is used; several may be true at once. */
export const occupancies = ['owner_staying', 'currently_rent', 'for_sale', 'for_rent'] as const

/** Asks a list of stays for those of today: who has moved out is not among them, nor who is still to come. */
export const livesToday = { lives: '1' } as const
