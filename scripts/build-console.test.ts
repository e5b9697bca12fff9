import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeScratch } from '#tests/support/scratch.ts'
import { buildConsole } from './build-console.ts'

/** Counts what it has built. */
const builder = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const [, , , what, config] = process.argv
const isApp = what === '--config'
const root = isApp ? config.replace('/vite.resident.config.ts', '') : what
const folder = root + '/dist/' + (isApp ? 'resident' : 'console')
mkdirSync(folder, { recursive: true })
writeFileSync(folder + '/index.html', '')
if (!isApp) appendFileSync(root + '/builds', '1')
`

let root = ''
beforeEach(async () => {
  root = await makeScratch('lobby-build-')
  await put('package.json', '{ "type": "module" }')
  await put('node_modules/vite/package.json', '{ "type": "module" }')
  await put('node_modules/vite/bin/vite.js', builder)
  await put('src/main.ts', 'one')
  await put('core/amount.ts', 'two')
  await buildConsole(root)
})

async function put(path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
const leaveOut = (path: string) => rm(join(root, path), { recursive: true })
const builds = async () => (await readFile(join(root, 'builds'), 'utf8')).length

test('it is built once, and anew for each change of its sources', async () => {
  await buildConsole(root)
  expect(await builds()).toBe(1)
  await put('src/main.ts', 'changed')
  await buildConsole(root)
  await put('src/more.ts', 'added')
  await buildConsole(root)
  await leaveOut('src/more.ts')
  await buildConsole(root)
  await put('src/main.test.ts', 'no source')
  await buildConsole(root)
  expect(await builds()).toBe(4)
})

test('it is built too where the residents’ app is missing or has changed', async () => {
  await leaveOut('dist/resident')
  await buildConsole(root)
  await put('resident/main.tsx', 'one')
  await buildConsole(root)
  expect(await builds()).toBe(3)
  expect(await readFile(join(root, 'dist/resident/index.html'), 'utf8')).toBe('')
})

test.each(['src', 'node_modules'])('what is built is served without %s', async (path) => {
  await leaveOut(path)
  await buildConsole(root)
  expect(await builds()).toBe(1)
})

test('without its builder nothing older than its sources is served, and a sentence says what to do', async () => {
  await leaveOut('node_modules')
  await put('core/amount.ts', 'changed')
  await expect(buildConsole(root)).rejects.toThrow('of other sources than these')
  await leaveOut('dist')
  await expect(buildConsole(root)).rejects.toThrow(
    'There is no console in dist, and what builds it is not installed here: run npm ci --include=dev && npm run build',
  )
})

// Root may write wherever the disk can be written.
test.skipIf(process.getuid?.() === 0)('whoever may not write there is told so before', async () => {
  await put('src/main.ts', 'changed')
  await chmod(join(root, 'dist'), 0o555)
  await expect(buildConsole(root)).rejects.toThrow('this user may not write to')
  expect(await readFile(join(root, 'dist/.stamp'), 'utf8')).toContain('main.ts')
})
