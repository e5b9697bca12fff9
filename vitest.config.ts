import { configDefaults, defineConfig } from 'vitest/config'
import { labelsPlugin } from './scripts/labels-plugin.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { waiting } from './tests/support/limits.ts'
import { residentPlugins } from './vite.resident.config.ts'

const perFile = { pool: 'forks' as const, maxWorkers: 2, ...waiting }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Some of the console's and the residents' app's modules take their words from them.
        plugins: [labelsPlugin(import.meta.dirname), residentPlugins()],
        test: {
          ...perFile,
          // Their modules keep no state: a process loads them once for all of its files.
          isolate: false,
          name: 'unit',
          // Components are tested in a browser: see vitest.components.config.ts.
          exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
          include: [
            '{core,domain,entities,access-control,data-provider,src,resident,scripts,mock-api}/**/*.test.{ts,tsx}',
            'tests/matrix/**/*.test.ts',
            '*.test.ts',
          ],
        },
      },
      {
        test: {
          ...perFile,
          // Each file opens a database of its own; a process loads the server once for all of its files.
          isolate: false,
          name: 'api',
          include: ['api/**/*.test.ts', 'tests/{api,database,money,money-runs,security,starts}/**/*.test.ts'],
          globalSetup: ['tests/support/database/global-setup.ts'],
        },
      },
      {
        test: {
          ...perFile,
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
        },
      },
      {
        test: {
          ...perFile,
          // They share a browser.
          isolate: false,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser/global-setup.ts'],
          setupFiles: ['tests/support/browser/tell-pages.ts'],
        },
      },
    ],
  },
})
