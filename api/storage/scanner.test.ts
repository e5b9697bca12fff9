import { afterEach, beforeEach, expect, test } from 'vitest'
import { malware, openFakeClamd, type FakeClamd } from '#tests/support/server/fake-clamd.ts'
import { createClamd, readScannerUrl } from './scanner.ts'

let clamd: FakeClamd
beforeEach(async () => {
  clamd = await openFakeClamd()
})
afterEach(() => clamd.close())

test('a file goes to clamd byte for byte, and its verdict comes back', async () => {
  const bytes = Buffer.alloc(3_000_000, 'abc')
  const scanner = createClamd(clamd.place)
  expect(await scanner.scan(bytes)).toEqual({})
  expect(clamd.seen[0]?.equals(bytes)).toBe(true)
  expect(await scanner.scan(Buffer.from(`x ${malware}`))).toEqual({ infection: 'Test.Malware-1' })
})

test('no verdict is an error, never a clean file', async () => {
  const scan = (timeout?: number) => createClamd(clamd.place, timeout).scan(Buffer.from('x'))
  clamd.mood = 'refuses'
  await expect(scan()).rejects.toThrow('size limit exceeded')
  clamd.mood = 'hangs_up'
  await expect(scan()).rejects.toThrow()
  clamd.mood = 'silent'
  await expect(scan(50)).rejects.toThrow('too slow')
  await clamd.close()
  await expect(scan()).rejects.toThrow()
})

test.each([
  ['tcp://clamd', { host: 'clamd', port: 3310 }],
  ['tcp://10.0.0.5:3311', { host: '10.0.0.5', port: 3311 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://clamd:3310', undefined],
  ['tcp://clamd:70000', undefined],
  ['clamd:3310', undefined],
  ['unix:clamd.ctl', undefined],
])('%s', (value, place) => {
  expect(readScannerUrl(value)).toEqual(place)
})
