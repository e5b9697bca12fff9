/** The place of the residents' app at which a text for some of them is read by these, in whichever home it is theirs. */
export const textPlace = 'texts'
export const textForSome = (id: string) => `/app/${textPlace}/${id}`
