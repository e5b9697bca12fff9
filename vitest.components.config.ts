import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { findChromium, quiet } from '#tests/support/browser/chromium.ts'
import { limits, waiting } from '#tests/support/limits.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { compiling } from './vite.config.ts'
import { residentPlugins } from './vite.resident.config.ts'

/**
 * Tests of components in a real browser. A config of its own, so that no other project looks for a Chromium; it is looked
 * for, or installed, when the first page opens, not when a tool reads this file.
 */
const launchOptions = {
  get executablePath() {
    return findChromium()
  },
  args: quiet,
}

export default defineConfig({
  ...compiling(),
  plugins: [compiling().plugins, residentPlugins()],
  // Found before the first page, so that no test is interrupted by a reload of what was found late.
  optimizeDeps: {
    entries: [
      '{src,resident}/**/*.browser.test.tsx',
      'tests/support/components/setup.ts',
      'src/main.tsx',
      'resident/main.tsx',
    ],
  },
  test: {
    name: 'components',
    include: ['{src,resident}/**/*.browser.test.tsx'],
    exclude: configDefaults.exclude,
    setupFiles: ['tests/support/components/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Any free port: several runs on one machine do not meet.
    api: { host: '127.0.0.1', port: 0 },
    ...waiting,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'en-US', timezoneId: 'Asia/Tokyo' },
        // Otherwise what cannot come true is waited for until the test's own end.
        actionTimeout: limits.state,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
})
