import '#src/zod-in-browser.ts'
import '#src/theme/base.css'
import { afterEach, expect, vi } from 'vitest'
import { loadAntdLocale, startI18n } from '#src/i18n/i18n.ts'
import { takeUnexpectedCalls } from './unexpected.ts'

vi.mock('#src/data/live.ts', () => import('./live.ts'))

await startI18n()
await loadAntdLocale()

// A component may hide the refusal; the test still fails.
afterEach(() => expect(takeUnexpectedCalls(), 'calls that the test did not expect').toEqual([]))
