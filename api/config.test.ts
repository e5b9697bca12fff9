import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const secret = 'x'.repeat(32)

test('an empty environment is a demo on this machine', () => {
  expect(loadConfig({ PORT: '', HOME: '/root' })).toMatchObject({
    host: 'localhost',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: true,
    isProduction: false,
  })
})

test('production listens to everybody and has no demo data unless asked', () => {
  const production = { NODE_ENV: 'production', LOBBY_SECRET: secret }
  expect(loadConfig(production)).toMatchObject({ host: '0.0.0.0', demo: false, isProduction: true })
  expect(loadConfig({ ...production, LOBBY_DEMO: 'on', HOST: '::1' })).toMatchObject({
    host: '::1',
    demo: true,
  })
})

describe('a wrong environment is refused, and the message names the variable', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ DATABASE_URL: 'mysql://localhost/lobby' }, 'DATABASE_URL'],
    [{ LOBBY_DEMO: 'yes' }, 'LOBBY_DEMO'],
    [{ LOBBY_SECRET: 'short' }, 'LOBBY_SECRET'],
    [{ NODE_ENV: 'production' }, 'LOBBY_SECRET'],
    [{ LOBBY_ADMIN_EMAIL: 'one@lobby.test' }, 'LOBBY_ADMIN_PASSWORD'],
    [{ SMTP_URL: 'mail.lobby.test' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'lobby.example' }, 'PUBLIC_URL'],
    [{ NODE_ENV: 'production', LOBBY_SECRET: secret, SMTP_URL: 'smtp://mail.lobby.test' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ LOBBY_DEOM: 'on' }, 'LOBBY_DEOM'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ LOBBY_RATE_LIMIT: '-1' }, 'LOBBY_RATE_LIMIT'],
  ])('%j', (env, name) => {
    expect(() => loadConfig(env)).toThrow(`${name}: `)
  })
})

test('all that is wrong is told at once', () => {
  expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /)
})
