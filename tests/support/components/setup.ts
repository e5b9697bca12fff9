import '#src/theme/base.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { loadZod } from '#src/stubs/zod-later.ts'
import { loadAntdLocale, startI18n } from '#src/i18n/i18n.ts'
import { dropDrafts } from '#src/storage/drafts.ts'
import { takeUnexpectedCalls } from './unexpected.ts'

vi.mock('#src/data/live.ts', () => import('./live.ts'))

await startI18n()
await Promise.all([loadAntdLocale(), loadZod()])

// What is typed outlives its page, so also its test.
beforeEach(async () => {
  await cleanup()
  await dropDrafts()
})

// A component may hide the refusal; the test still fails.
afterEach(() => expect(takeUnexpectedCalls(), 'calls that the test did not expect').toEqual([]))
