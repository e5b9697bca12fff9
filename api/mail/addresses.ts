/** One mail to all of them, as the outbox holds its recipient; an address that we take has no comma. */
export const recipientOf = (addresses: readonly string[]): string => addresses.join(', ')

/** The addresses of a mail of the outbox. */
export const addressesOf = (recipient: string) => recipient.split(', ').map(oneAddress)

/** As an object, so that a comma or a line break in it cannot name a second recipient. */
export const oneAddress = (address: string) => ({ name: '', address: address.replace(/[\r\n,;<>]/g, '') })
