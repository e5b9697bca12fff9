import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#api/http/app.ts'
import { consoleRoutes } from '#api/routes/console.ts'
import { residentFiles } from '#api/routes/resident-files.ts'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-resident-'))
  const put = async (path: string, text: string) => await writeFile(join(folder, path), text)
  await mkdir(join(folder, 'console/assets'), { recursive: true })
  await mkdir(join(folder, 'resident/assets'), { recursive: true })
  await put('console/index.html', 'console')
  await put('console/assets/index-B7kfQ9aZ.js', 'console')
  await put('resident/index.html', 'app')
  await put('resident/worker.js', 'worker')
  await put('resident/app.webmanifest', '{}')
  await put('resident/.builds.json', '[]')
  await put('resident/assets/app-C7kfQ9aZ.js', 'app')
  app = await createApp({ logger: pino({ level: 'silent' }), eventLoopDelay: 0 })
  await consoleRoutes(app, join(folder, 'console'))
  await residentFiles(app, join(folder, 'resident'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url })
  return { statusCode, body, type: headers['content-type'], cache: headers['cache-control'] }
}
const html = 'text/html; charset=utf-8'

test.each(['/app/', '/app/homes/12/fees', '/app/join', '/app/webview/receipts/7?building_id=2&x=%5B'])(
  '%s is the app’s shell, which is asked for each time',
  async (url) =>
    expect(await ask(url)).toEqual({ statusCode: 200, body: 'app', type: html, cache: 'no-cache' }),
)

test('the address without its slash leads to the one with it', async () => {
  const { statusCode, headers } = await app.inject({ url: '/app' })
  expect([statusCode, headers.location]).toEqual([302, '/app/'])
})

test('files are served as what they are, kept for a year where their name has their hash', async () => {
  expect(await ask('/app/assets/app-C7kfQ9aZ.js')).toMatchObject({
    body: 'app',
    cache: 'public, max-age=31536000, immutable',
  })
  expect(await ask('/app/worker.js')).toMatchObject({ body: 'worker', cache: 'no-cache' })
  expect(await ask('/app/app.webmanifest')).toMatchObject({ type: expect.stringContaining('manifest+json') })
})

test.each([
  '/app/assets/app-AAAAAAAA.js',
  '/app/assets/',
  '/app/assets',
  '/app/nothing.js',
  '/app/.builds.json',
  '/app/assets/..%2f..%2fconsole%2findex.html',
  '/app/..%2fconsole/index.html',
  '/app/logo-AAAAAAAA.svg',
])('%s is missing, and never the shell', async (url) => {
  const { statusCode, body, cache } = await ask(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(cache).toBe('no-store')
  expect(body).not.toBe('app')
})

test('the console has its own pages and files still', async () => {
  expect(await ask('/apartments')).toMatchObject({ body: 'console' })
  expect(await ask('/apps')).toMatchObject({ body: 'console' })
  expect(await ask('/assets/index-B7kfQ9aZ.js')).toMatchObject({ body: 'console' })
})
