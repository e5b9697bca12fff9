import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Turns the bytes of a stream into others. */
export type Turn = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>

/** Which part of a backup, and the key that all of them are sealed under: 32 bytes. */
interface Sealed {
  readonly key: Buffer
  readonly name: string
}

const magic = Buffer.from('LOBBYBK1')
const saltBytes = 32
const tagBytes = 16
const chunkBytes = 65_536
const algorithm = 'aes-256-gcm'

/**
 * Encrypts with AES-256-GCM, in chunks that are sealed one by one, so that nothing is told before it is proved and a file
 * of any size needs little memory. Each part has a key of its own, by its name and a salt: parts cannot be exchanged. The
 * nonce of a chunk holds its place and whether it is the last: none can be left out.
 */
export const seal = ({ key, name }: Sealed): Turn =>
  async function* (source) {
    const salt = randomBytes(saltBytes)
    const partKey = keyOf(key, salt, name)
    yield Buffer.concat([magic, salt])
    let place = 0
    for await (const { chunk, isLast } of inChunks(source, chunkBytes)) {
      const cipher = createCipheriv(algorithm, partKey, nonceOf(place++, isLast))
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    }
  }

/** Decrypts what `seal` has made. Throws where the key is another one or a byte was changed. */
export const unseal = ({ key, name }: Sealed): Turn =>
  async function* (source) {
    const head = magic.length + saltBytes
    let partKey: Buffer | undefined
    let place = 0
    for await (const { chunk, isLast } of inChunks(source, chunkBytes + tagBytes, head)) {
      if (partKey === undefined) {
        if (isLast || !chunk.subarray(0, magic.length).equals(magic)) throw notOpened(name)
        partKey = keyOf(key, chunk.subarray(magic.length), name)
        continue
      }
      yield open(chunk, { partKey, nonce: nonceOf(place++, isLast), name })
    }
  }

interface Opening {
  readonly partKey: Buffer
  readonly nonce: Buffer
  readonly name: string
}

function open(chunk: Buffer, { partKey, nonce, name }: Opening): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, partKey, nonce)
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw notOpened(name, error)
  }
}

const notOpened = (name: string, cause?: unknown) =>
  new Error(`${name} cannot be opened with this key, or was changed`, { cause })

const keyOf = (key: Buffer, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `part of a backup: ${name}`, 32))

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(place, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Cuts a stream after `head` bytes, if any, and then into chunks of the same size; the last has what is left. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number, head = 0) {
  let held: Buffer = Buffer.alloc(0)
  let wanted = head === 0 ? size : head
  for await (const piece of source) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    while (held.length > wanted) {
      yield { chunk: held.subarray(0, wanted), isLast: false }
      held = held.subarray(wanted)
      wanted = size
    }
  }
  yield { chunk: held, isLast: true }
}
