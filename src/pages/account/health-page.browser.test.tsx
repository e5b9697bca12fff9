import { expect, test, vi } from 'vitest'
import { languages } from '#core/language.ts'
import { healthWarnings } from '#domain/calls/health.ts'
import { locales } from '#src/locales/index.ts'
import { answering } from '#tests/support/components/provider.ts'
import { breakdown } from '#tests/support/components/refusal.ts'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { HealthPage } from './health-page.tsx'

const queue = { waiting: 3, failed: 1, due_since: '2026-11-28T20:00:00.000Z' }
const health = {
  warnings: [...healthWarnings],
  version: '0.1.0',
  started_at: '2026-11-28T20:00:00.000Z',
  database: {
    version: '18.4',
    bytes: 152_000_000,
    connections: 13,
    is_primary: false,
    standbys: [
      { name: 'db2', late_seconds: 75, is_connected: true },
      { name: '', late_seconds: null, is_connected: true },
      { name: 'db3', late_seconds: null, is_connected: false },
    ],
  },
  servers: [{ host: 'office-1', version: '0.1.0', started_at: '2026-11-28T20:00:00.000Z' }],
  upgrade: { at: '2026-11-28T20:00:00.000Z', version: '0.1.0', migrations: 3, has_failed: true },
  disk: { free_bytes: 1.5 * 2 ** 30, total_bytes: 20 * 2 ** 30, is_low: true },
  files: { count: 47, bytes: 3_000_000 },
  jobs: queue,
  mail: { is_configured: true, retrying: 2, ...queue },
  backup: { made_at: '2026-11-25T20:00:00.000Z', proved_at: '2026-11-20T20:00:00.000Z' },
  clock: { behind_seconds: 45 * 86_400 },
}
const reply = (data: object) => ({ custom: answering({ data }) })

test.each(languages)('every fault is told in words: %s', async (language) => {
  const words = locales.account[language].health
  const screen = await renderInConsole(<HealthPage />, { language, verbs: reply(health) })
  for (const name of healthWarnings)
    await expect.element(screen.getByText(words.warnings[name], { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/PostgreSQL 18\.4/)).toBeVisible()
  await expect
    .element(screen.getByText(words.lost_standby.replace('{{name}}', 'db3'), { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByText(/^office-1.*0\.1\.0/)).toBeVisible()
  await expect
    .element(
      screen.getByText(words.standby.replace('{{name}}', 'db2').replace('{{n}}', '75'), { exact: false }),
    )
    .toBeVisible()
})

test.each(languages)('a server that does not answer is told, and when it last did: %s', async (language) => {
  const words = locales.account[language].health
  const custom = vi
    .fn()
    .mockResolvedValueOnce({ data: { data: { ...health, warnings: [] } } })
    .mockRejectedValueOnce(breakdown())
    .mockResolvedValue({ data: { data: { ...health, warnings: ['disk_low'] } } })
  const screen = await renderInConsole(<HealthPage />, { language, verbs: { custom } })
  const fine = screen.getByText(words.fine)
  await expect.element(fine).toBeVisible()
  const again = screen.getByRole('button', { name: words.refresh })
  await again.click()
  await expect.element(screen.getByText(words.unread)).toBeVisible()
  const [before = '', after = ''] = words.last_read.split('{{time}}').map((part) => part.trim())
  const said = screen.getByText(before, { exact: false })
  await expect.element(said).toBeVisible()
  expect(said.element().textContent).toMatch(/\d\d:\d\d/)
  await expect.element(screen.getByText(after, { exact: false })).toBeVisible()
  // What was well then may not be any more.
  await expect.element(fine).not.toBeInTheDocument()
  await expect.element(screen.getByText(/PostgreSQL 18\.4/)).toBeVisible()
  await again.click()
  await expect.element(screen.getByText(words.warnings.disk_low)).toBeVisible()
  await expect.element(screen.getByText(words.unread)).not.toBeInTheDocument()
})

test('a server that has not answered yet is told instead of waited for', async () => {
  const custom = vi.fn().mockRejectedValue(breakdown())
  const screen = await renderInConsole(<HealthPage />, { verbs: { custom } })
  await expect.element(screen.getByText(locales.account.vi.health.unread)).toBeVisible()
  await expect.element(screen.getByText(locales.account.vi.health.never_read, { exact: false })).toBeVisible()
})

const never = { made_at: null, proved_at: null }

test('without a fault it says that all is well', async () => {
  const fine = {
    ...health,
    warnings: [],
    disk: null,
    clock: { behind_seconds: 0 },
    backup: never,
    upgrade: null,
  }
  const screen = await renderInConsole(<HealthPage />, { verbs: reply(fine) })
  await expect.element(screen.getByText(locales.account.vi.health.fine)).toBeVisible()
  await expect.element(screen.getByText(locales.account.vi.health.no_upgrade)).toBeVisible()
  await expect.element(screen.getByText(locales.account.vi.health.clock_right)).toBeVisible()
  await expect.element(screen.getByText(locales.account.vi.health.no_backup, { exact: false })).toBeVisible()
  await expect.element(screen.getByText(locales.account.vi.health.no_disk, { exact: true })).toBeVisible()
})
