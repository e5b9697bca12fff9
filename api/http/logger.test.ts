import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { createLogger, safeUrl } from './logger.ts'

describe('an address in the log', () => {
  test.each([
    [
      '/v1/manage/residents?building_id=1&keyword=0912345678',
      '/v1/manage/residents?building_id=1&keyword=[redacted]',
    ],
    [
      '/v1/manage/residents?filters%5B0%5D%5Bvalue%5D=Nguy%E1%BB%85n&page=2&sort=-created_at',
      '/v1/manage/residents?filters%5B0%5D%5Bvalue%5D=[redacted]&page=2&sort=-created_at',
    ],
    ['/v1/ws?type=manage&token=abc', '/v1/ws?type=manage&token=[redacted]'],
    ['/v1/x?page=0912%20345', '/v1/x?page=[redacted]'],
    ['/v1/x?a=b?phone=0912345678', '/v1/x?a=[redacted]'],
    ['/v1/manage/blocks', '/v1/manage/blocks'],
  ])('%s says where one looked, not for whom', (url, shown) => expect(safeUrl(url)).toBe(shown))

  test('of a request is told in the same way', () => {
    const lines: string[] = []
    const logger = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } })
    logger.info({ req: { method: 'GET', url: '/v1/x?keyword=0912345678' } }, 'request')
    expect(lines.join()).not.toContain('0912345678')
  })
})

test('a full disk behind the log does not end the server', async () => {
  const full = openSync('/dev/full', 'w')
  const program = `import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'logger.ts'))}
    const logger = createLogger({ level: 'info' })
    for (let line = 0; line < 50; line++) {
      logger.info('x'.repeat(1000))
      await new Promise((go) => setTimeout(go, 1))
    }
    process.stderr.write('still here')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
    cwd: join(import.meta.dirname, '../..'),
  })
  let said = ''
  child.stderr?.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  closeSync(full)
  expect([code, said]).toEqual([0, 'still here'])
})
