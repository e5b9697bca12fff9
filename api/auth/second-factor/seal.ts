import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const [ivBytes, tagBytes] = [12, 16]

/** A separate key, so that the key that hashes codes never decrypts anything. */
const keyFor = (serverKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', serverKey, 'lobby', 'second-factor-secret', 32))
const additionalData = (accountId: string) => Buffer.from(`second-factor:${accountId}`)

/** AES-256-GCM, bound to the account: copied to another account's row, it cannot be opened. */
export function sealSecret(serverKey: Buffer, accountId: string, secret: Uint8Array): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(serverKey), iv, { authTagLength: tagBytes })
  cipher.setAAD(additionalData(accountId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Throws if the secret was not sealed for this account under this key. */
export function openSecret(serverKey: Buffer, accountId: string, sealed: string): Buffer {
  const [prefix, text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64url')
  if (prefix !== version || bytes.length <= ivBytes + tagBytes)
    throw new Error(`the second factor of account ${accountId} can't be read`)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(serverKey), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(additionalData(accountId))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}
