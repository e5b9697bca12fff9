import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { seal, unseal, type Turn } from './seal.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]
const name = 'database.tar.gz'
const turned = (turn: Turn, bytes: Buffer) => buffer(turn(Readable.from([bytes]) as AsyncIterable<Buffer>))

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('%i bytes come back as they were', async (size) => {
  const bytes = randomBytes(size)
  const sealed = await turned(seal({ key, name }), bytes)
  expect(sealed.includes(bytes.subarray(0, 64)) && size > 16).toBe(false)
  expect((await turned(unseal({ key, name }), sealed)).equals(bytes)).toBe(true)
})

test('another key, another part, a changed byte and a missing end are refused', async () => {
  const sealed = await turned(seal({ key, name }), randomBytes(150_000))
  const opened = (bytes: Buffer, by = { key, name }) => turned(unseal(by), bytes)
  const refusal = `cannot be opened with this key, or was changed`
  await expect(opened(sealed, { key: other, name })).rejects.toThrow(refusal)
  await expect(opened(sealed, { key, name: 'files/x' })).rejects.toThrow(refusal)
  for (const at of [0, 20, 100, 70_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(opened(changed)).rejects.toThrow(refusal)
  }
  const chunk = 65_536 + 16
  for (const length of [10, 40, 40 + chunk, 40 + 2 * chunk, sealed.length - 1])
    await expect(opened(sealed.subarray(0, length))).rejects.toThrow(refusal)
})
