import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#api/http/app.ts'
import { consoleRoutes } from '#api/routes/console.ts'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'assets', 'index-B7kfQ9aZ.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'index-B7kfQ9aZ.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(folder, 'assets', 'manifest.json'), '{}')
  app = await createApp({ logger: pino({ level: 'silent' }), eventLoopDelay: 0 })
  await consoleRoutes(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const cacheOf = async (url: string) => {
  const reply = await app.inject({ url })
  return [reply.statusCode, reply.headers['cache-control']]
}

test('only a file that carries its hash in its name is kept for a year', async () => {
  expect(await cacheOf('/assets/index-B7kfQ9aZ.js')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await cacheOf('/assets/manifest.json')).toEqual([200, 'no-cache'])
  expect(await cacheOf('/index.html')).toEqual([200, 'no-cache'])
  expect(await cacheOf('/apartments')).toEqual([200, 'no-cache'])
})

test('a browser that understands it gets the file compressed, kept as long and named as what it is', async () => {
  const url = '/assets/index-B7kfQ9aZ.js'
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export {}')
  const plain = await app.inject({ url })
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {}'])
})

const filter = (value: string) => `f=${encodeURIComponent(JSON.stringify(['code', 'eq', value]))}`
const ids = Array.from({ length: 25 }, (_, at) => String(at + 1))
test.each([
  ['three filters', [filter('1'), filter('2'), filter('3')].join('&')],
  [
    'groups in groups',
    filter('1') + '&f=' + encodeURIComponent('{"or":[["a","eq","1"],{"and":[["b","eq","2"]]}]}'),
  ],
  ['25 ids', [filter(ids.join()), filter('x')].join('&')],
  ['more parameters than a call may have', ids.concat(ids, ids, ids, ids).map(filter).join('&')],
])('an address of the console is not judged by the rules of the API: %s', async (_what, query) => {
  const reply = await app.inject({ url: `/apartments?${query}` })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test.each([
  '/assets/index-AAAAAAAA.js',
  '/assets/',
  '/assets/..%2findex-B7kfQ9aZ.js',
  '/assets/.hidden-AAAAAAAA.js',
  '/logo-AAAAAAAA.svg',
  '/v1/nothing',
])('what is not there is kept by nobody: %s', async (url) => {
  const [status, cache] = await cacheOf(url)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(cache).toBe('no-store')
})
