import { configDefaults, defineConfig } from 'vitest/config'

/** A busy machine needs its time to come to a state: what is waited for may take as long as it takes, within a test's limit. */
const perFile = { pool: 'forks' as const, maxWorkers: 2, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...perFile,
          name: 'unit',
          // The first test of a file may load all of the console.
          testTimeout: 30_000,
          // Components are tested in a browser: see vitest.components.config.ts.
          exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
          include: [
            '{core,domain,entities,access-control,data-provider,src,scripts,mock-api}/**/*.test.{ts,tsx}',
            'tests/matrix/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      {
        test: {
          ...perFile,
          name: 'api',
          include: ['api/**/*.test.ts', 'tests/{api,database,money,money-runs,security}/**/*.test.ts'],
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...perFile,
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          // They measure how soon a killed server is back.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...perFile,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          retry: 0,
        },
      },
    ],
  },
})
