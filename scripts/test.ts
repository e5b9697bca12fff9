import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installShell } from '#tests/support/browser/chromium.ts'
import { buildConsole } from './build-console.ts'
import { check } from './check.ts'

interface Count {
  passed: number
  failed: number
}

/** What is read of vitest's report. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const total: Count = { passed: 0, failed: 0 }
/** Said again at the end, for who sees only the last lines of a long output. */
const failures: string[] = []
const add = ({ passed, failed }: Count) => {
  total.passed += passed
  total.failed += failed
}

// Beside the checks, which need no browser.
const shell = installShell()
const checks = await check()
add({ passed: checks.filter((one) => one.passed).length, failed: checks.filter((one) => !one.passed).length })
for (const project of ['unit', 'api', 'reliability']) add(await runProject(project))
add(await build())
await shell
add(await runProject('components', ['--config', 'vitest.components.config.ts']))
add(await runProject('e2e'))

for (const failure of failures) console.log(failure)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A console that cannot be built counts as a failure and does not end the run. */
async function build(): Promise<Count> {
  try {
    await buildConsole(fileURLToPath(new URL('..', import.meta.url)))
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Runs one of vitest's projects. A run that ends without a report, or in error without a failed test, counts as one
 * failure.
 */
async function runProject(project: string, options: readonly string[] = []): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-report-'))
  const report = join(folder, 'report.json')
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...options,
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      await readFile(report, 'utf8'),
    ) as Report
    for (const { name, message, assertionResults } of testResults) {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of failed)
        failures.push(`failed: ${name}: ${fullName}\n${failureMessages.join('\n').slice(0, 600)}`)
      if (failed.length === 0 && message !== '') failures.push(`failed: ${name}\n${message.slice(0, 600)}`)
    }
    const isUnexplained = code !== 0 && numFailedTests === 0
    return { passed: numPassedTests, failed: numFailedTests + (isUnexplained ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
