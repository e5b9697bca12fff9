import { execFileSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

let seeded: SeededServer
let files = ''
beforeAll(async () => {
  seeded = await openSeededServer()
  files = join(seeded.server.dataDir, 'files')
  await mkdir(files, { recursive: true })
})
afterAll(() => seeded.close())

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

async function upload() {
  const form = new FormData()
  form.append('file', new Blob(['x'.repeat(200_000)], { type: 'text/plain' }), 'a.txt')
  const { status, body } = await call(seeded.server, 'POST /v1/manage/storage/media', {
    token: seeded.tokens.A ?? '',
    form,
  })
  return status === 201 ? '201' : `${status} ${String(body.errorCode)}: ${String(body.errorMessage)}`
}

test.runIf(isRoot)(
  'a full disk refuses uploads in words, leaves no half file, and holds up nothing else',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', files])
    try {
      expect(await upload()).toBe('201')
      const filling = join(files, 'other')
      await writeFile(filling, 'x'.repeat(2_000_000)).catch(() => undefined)
      expect(await upload()).toBe(
        '507 storage_full: The server’s disk is full. Please tell your administrator',
      )
      expect(await readdir(join(files, 'unfinished'))).toEqual([])
      expect(
        outcome(await seeded.as('A')('POST blocks', { building_id: '1', code: 'FULL', name: 'x' })),
      ).toBe('201')
      await rm(filling)
      expect(await upload()).toBe('201')
    } finally {
      execFileSync('umount', [files])
    }
  },
)
