import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratch } from '#tests/support/scratch.ts'
import { keepProof, readProof } from './proofs.ts'

const provedAt = '2026-11-29T02:00:00.000Z'

test('when a backup was proved is read as it was kept, and nothing else is left beside it', async () => {
  const backup = await makeScratch('lobby-proof-')
  expect(await readProof(backup)).toBeUndefined()
  await keepProof(backup, provedAt)
  expect(await readProof(backup)).toBe(provedAt)
  expect(await readdir(backup)).toEqual(['proved.json'])
})

test.each(['', '{"proved_at":', 'null', '{}', '{"proved_at":7}', '{"proved_at":"yesterday"}'])(
  'a spoilt proof is none: %s',
  async (text) => {
    const backup = await makeScratch('lobby-proof-')
    await writeFile(join(backup, 'proved.json'), text)
    expect(await readProof(backup)).toBeUndefined()
    await keepProof(backup, provedAt)
    expect(await readProof(backup)).toBe(provedAt)
  },
)
