import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/** A small file system of its own takes rights that a container may lack, root or not. */
const maySmall = await mayMount()
async function mayMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-mount-'))
  try {
    mountSmall(folder)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
function mountSmall(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
}

async function upload() {
  const form = new FormData()
  form.append('file', new Blob(['x'.repeat(200_000)], { type: 'text/plain' }), 'a.txt')
  const { status, body } = await call(seeded.server, 'POST /v1/manage/storage/media', {
    token: seeded.tokens.A ?? '',
    form,
  })
  return status === 201 ? '201' : `${status} ${String(body.errorCode)}: ${String(body.errorMessage)}`
}

test.runIf(maySmall)(
  'a full disk refuses uploads in words, leaves no half file, and holds up nothing else',
  async () => {
    mountSmall(files)
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
