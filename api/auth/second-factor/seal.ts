import { seal, unseal } from '../seal.ts'

const placeOf = (accountId: string) => ({
  purpose: 'second-factor-secret',
  boundTo: `second-factor:${accountId}`,
})

/** Bound to the account: copied to another account's row, it cannot be opened. */
export const sealSecret = (serverKey: Buffer, accountId: string, secret: Uint8Array): string =>
  seal(serverKey, placeOf(accountId), secret)

/** Throws if the secret was not sealed for this account under this key. */
export const openSecret = (serverKey: Buffer, accountId: string, sealed: string): Buffer =>
  unseal(serverKey, placeOf(accountId), sealed)
