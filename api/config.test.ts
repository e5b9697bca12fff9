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
    [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '99' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::ffff:0:0/96' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::ffff:0.0.0.0/96' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0:0:0:0:0:ffff:0:0/96' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::/64' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '2000::/3' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.1,everybody' }, 'TRUST_PROXY'],
    [{ LOBBY_API_DOCS: 'yes' }, 'LOBBY_API_DOCS'],
    [{ LOBBY_RATE_LIMIT: '-1' }, 'LOBBY_RATE_LIMIT'],
  ])('%j', (env, name) => {
    expect(() => loadConfig(env)).toThrow(`${name}: `)
  })
})

test('one error names everything that is wrong', () => {
  expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /)
})

test('the error of a wrong TRUST_PROXY says what to write', () => {
  expect(() => loadConfig({ TRUST_PROXY: 'on' })).toThrow(/the number of proxies in front/)
})

test.each([
  ['', false],
  ['off', false],
  ['1', 1],
  [' 2 ', 2],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5, fd00::/8', ['10.0.0.5', 'fd00::/8']],
])('TRUST_PROXY=%j trusts %j', (text, trust) => {
  expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust)
})

test('the API describes itself outside production, and in production where it is asked to', () => {
  const production = { NODE_ENV: 'production', LOBBY_SECRET: secret }
  expect(loadConfig({}).apiDocs).toBe(true)
  expect(loadConfig({ LOBBY_API_DOCS: 'off' }).apiDocs).toBe(false)
  expect(loadConfig(production).apiDocs).toBe(false)
  expect(loadConfig({ ...production, LOBBY_API_DOCS: 'on' }).apiDocs).toBe(true)
})

test('the secret may be in a file outside the data, in production too', () => {
  const config = loadConfig({ NODE_ENV: 'production', LOBBY_KEY_FILE: '/etc/lobby/server.key' })
  expect(config).toMatchObject({ keyFile: '/etc/lobby/server.key', secret: undefined })
  expect(loadConfig({}).keyFile).toBeUndefined()
})
