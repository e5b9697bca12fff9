import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** An error that no test awaited. */
export interface StrayError {
  /** The file that ran when it came, if one is known: an absolute path. */
  readonly path: string | undefined
  readonly message: string
}

/**
 * Keeps the errors that fail a run beside its tests, which vitest's report in JSON leaves out, in the file that
 * `STRAY_ERRORS` names. vitest takes a reporter's default export.
 */
export default class StrayErrorsReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const stray: StrayError[] = errors.map(({ message, stack, VITEST_TEST_PATH: path }) => ({
      path: typeof path === 'string' ? path : undefined,
      message: stack ?? message,
    }))
    writeFileSync(process.env['STRAY_ERRORS'] ?? '', JSON.stringify(stray))
  }
}
