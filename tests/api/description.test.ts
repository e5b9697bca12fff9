import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePermission } from '#access-control/route-permission.ts'
import { guard } from '#api/auth/plugin.ts'
import { answerRoutes } from '#api/http/answer-route.ts'
import { createApp } from '#api/http/app.ts'
import { routesOf } from '#core/derive/routes.ts'
import { isErrorCode } from '#domain/errors/catalogue.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let paths: Record<string, Record<string, { 'x-permission'?: string }>>
beforeAll(async () => {
  seeded = await openSeededServer()
  paths = (
    (await (await fetch(`${seeded.server.address}/v1/openapi.json`)).json()) as { paths: typeof paths }
  ).paths
})
afterAll(() => seeded.close())

test('TH1: every operation says its permission, in words that can be read', () => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, told]) => ({ path, method, told })),
  )
  expect(operations.length).toBeGreaterThan(120)
  for (const { path, method, told } of operations)
    expect([method, path, parsePermission(told['x-permission']).is]).not.toEqual([method, path, 'never'])
})

test('every declared call is described', () => {
  for (const entity of Object.values(registry) as readonly AnyEntity[]) {
    for (const { method, url, permission } of routesOf(entity))
      expect(paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]).toMatchObject({
        'x-permission': permission,
      })
  }
})

test('signing out is described last', () => {
  expect(Object.keys(paths).at(-1)).toBe('/v1/auth/logout')
})

test('a route without a permission stops the server from starting', async () => {
  const app = await createApp({ logger: pino({ level: 'silent' }) })
  guard(app, seeded.server.services)
  expect(() => app.get('/v1/manage/open', async () => 'x')).toThrow(/permission/)
  expect(() =>
    app.get('/v1/manage/typo', { config: { permission: 'manage_nothing.read' } }, async () => 'x'),
  ).toThrow(/permission/)
  await app.close()
})

test('a route whose replies do not go through the presenting functions stops the server from starting', async () => {
  const app = await createApp({ logger: pino({ level: 'silent' }) })
  guard(app, seeded.server.services)
  expect(() => app.get('/v1/manage/around', { config: { permission: 'auth' } }, async () => ({}))).toThrow(
    /answerRoutes/,
  )
  expect(() =>
    answerRoutes(app).get('/v1/manage/through', { config: { permission: 'auth' } }, () => ({})),
  ).not.toThrow()
})

test('every code that the server answers with has its three texts', async () => {
  const folder = join(import.meta.dirname, '../../api')
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  // A statement's parameter may be called `code`; its type is no error code.
  const withoutTypes = sources.map((source) => source.replace(/\b(takes|row): \{[^}]*\}/g, ''))
  const codes = withoutTypes.flatMap((source) =>
    [...source.matchAll(/apiError\(\s*\d+,\s*'(\w+)'|\bcode: '([a-z_]+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  )
  expect(codes.length).toBeGreaterThan(50)
  expect([...new Set(codes)].filter((code) => !isErrorCode(code))).toEqual([])
})

test('health and metrics: alive, ready, and no numbers without the operator’s token', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(seeded.server.address + path, { headers })
  expect((await ask('/health/live')).status).toBe(200)
  expect((await ask('/health/ready')).status).toBe(200)
  expect((await ask('/metrics')).status).toBe(404)
})
