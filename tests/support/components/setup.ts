import '#src/zod-in-browser.ts'
import '@ant-design/v5-patch-for-react-19'
import '#src/theme/base.css'
import { afterEach, expect, vi } from 'vitest'
import { startI18n } from '#src/i18n/i18n.ts'
import { takeUnexpectedCalls } from './unexpected.ts'

vi.mock('#src/data/live.ts', () => import('./live.ts'))

await startI18n()

// A component may hide the refusal; the test still fails.
afterEach(() => expect(takeUnexpectedCalls(), 'calls that the test did not expect').toEqual([]))
