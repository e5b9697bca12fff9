import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratch } from '#tests/support/scratch.ts'
import { keepBuilds } from './resident-build-plugin.ts'

/** A build writes its files beside those that are there. */
async function build(folder: string, ...names: readonly string[]) {
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files = names.map((name) => `assets/${name}.js`)
  for (const file of files)
    for (const ending of ['', '.br', '.gz']) await writeFile(join(folder, file + ending), '')
  await keepBuilds(folder, ['index.html', ...files])
}
const assetsIn = async (folder: string) =>
  (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js')).toSorted()

test('the files of the last two builds are there, and those of no other', async () => {
  const folder = await makeScratch('lobby-resident-')
  await build(folder, 'react', 'app-1')
  await build(folder, 'react', 'app-2')
  expect(await assetsIn(folder)).toEqual(['app-1.js', 'app-2.js', 'react.js'])
  await build(folder, 'react', 'app-3')
  expect(await assetsIn(folder)).toEqual(['app-2.js', 'app-3.js', 'react.js'])
  expect(await readdir(join(folder, 'assets'))).not.toContain('app-1.js.br')
})

test('the same build again does not push the one before out', async () => {
  const folder = await makeScratch('lobby-resident-')
  await build(folder, 'app-1')
  await build(folder, 'app-2')
  await build(folder, 'app-2')
  expect(await assetsIn(folder)).toEqual(['app-1.js', 'app-2.js'])
})
