import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const [ivBytes, tagBytes] = [12, 16]

/** What a sealed value is bound to: copied to another place, it cannot be opened. */
export interface SealPlace {
  /** Each purpose has a separate key, so that the key of one never opens another's. */
  readonly purpose: string
  /** `second-factor:17` */
  readonly boundTo: string
}

/** AES-256-GCM under a key that follows from the server's own. */
export function seal(serverKey: Buffer, { purpose, boundTo }: SealPlace, value: Uint8Array): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(serverKey, purpose), iv, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(value), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Throws if the value was not sealed for this place under this key. */
export function unseal(serverKey: Buffer, { purpose, boundTo }: SealPlace, sealed: string): Buffer {
  const [prefix, text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64url')
  if (prefix !== version || bytes.length <= ivBytes + tagBytes)
    throw new Error(`the sealed value of ${boundTo} can't be read`)
  const key = keyFor(serverKey, purpose)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(boundTo))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}

const keyFor = (serverKey: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', serverKey, 'lobby', purpose, 32))
