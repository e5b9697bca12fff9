/** How an apartment is used; several may be true at once. */
export const occupancies = ['owner_staying', 'currently_rent', 'for_sale', 'for_rent'] as const
