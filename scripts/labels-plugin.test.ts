import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { labelsPlugin } from './labels-plugin.ts'

test('while one develops, a word that changes in a source is in what the browser loads next', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lobby-labels-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const label = (word: string) => `export const block = { vi: '${word}', en: 'Block', km: 'អគារ' }`
  await write('entities/block.labels.ts', label('Khối'))
  await write(
    'entities/labels.ts',
    `import { block } from './block.labels.ts'\nexport const labels = { block }`,
  )
  await write(
    'entities/words.ts',
    ['permission', 'flag', 'module', 'group'].map((name) => `export const ${name}Words = {}`).join('\n'),
  )
  await write('domain/errors/catalogue.ts', 'export const errorMessages = {}')
  await write('src/locales/index.ts', 'export const firstLocales = {}, pageLocales = {}')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
    plugins: [labelsPlugin(root)],
  })
  try {
    const loaded = async () => (await server.transformRequest('virtual:labels/vi'))?.code
    expect(await loaded()).toContain('Khối')
    await write('entities/block.labels.ts', label('Tòa'))
    await expect.poll(loaded).toContain('Tòa')
  } finally {
    await server.close()
    await rm(root, { recursive: true, force: true })
  }
})
