import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What came of one of vitest's projects. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly files: readonly FileOutcome[]
}
interface FileOutcome {
  readonly path: string
  readonly passed: number
  /** The tests that failed, with why; the file itself if it could not be run. */
  readonly failures: readonly { readonly name: string; readonly why: string }[]
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

/**
 * Runs one of vitest's projects. A run that ends without a report, or in error without a failed test, counts as one
 * failure.
 */
export async function runProject(project: string, options: readonly string[] = []): Promise<Outcome> {
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
    '--reporter=./scripts/second-tries.ts',
    '--reporter=./scripts/slowest-files.ts',
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
    return outcomeOf(JSON.parse(await readFile(report, 'utf8')) as Report, code)
  } catch {
    return { passed: 0, failed: 1, files: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outcomeOf({ numPassedTests, numFailedTests, testResults }: Report, code: number): Outcome {
  const isUnexplained = code !== 0 && numFailedTests === 0
  return {
    passed: numPassedTests,
    failed: numFailedTests + (isUnexplained ? 1 : 0),
    files: testResults.map(({ name: path, message, assertionResults }) => {
      const failures = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages.join('\n') }))
      return {
        path,
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
        failures: failures.length === 0 && message !== '' ? [{ name: '', why: message }] : failures,
      }
    }),
  }
}

/** More files than this did not fail by chance. */
const mostFiles = 3

/**
 * Runs a project and, in CI, the few files of it that failed once more, on new servers. Says which tests passed only
 * then: see docs/decisions/second-try.md.
 */
export async function runTwice(project: string): Promise<Outcome> {
  const first = await runProject(project)
  const failed = first.files.filter(({ failures }) => failures.length > 0)
  const isExplained = first.failed === failed.flatMap(({ failures }) => failures).length
  if (process.env.CI === undefined || !isExplained || failed.length === 0 || failed.length > mostFiles)
    return first
  for (const { path, failures } of failed)
    for (const { name, why } of failures) console.log(`tried again: ${path}: ${name}\n${why.slice(0, 600)}`)
  const second = await runProject(
    project,
    failed.map(({ path }) => path),
  )
  const isStillFailing = new Set(
    second.files.flatMap(({ path, failures }) => failures.map(({ name }) => `${path}: ${name}`)),
  )
  const passedThen = failed
    .flatMap(({ path, failures }) => failures.map(({ name }) => `${path}: ${name}`))
    .filter((test) => second.failed === 0 || !isStillFailing.has(test))
  for (const test of passedThen) console.log(`passed at the second try: ${test}`)
  const passedBefore = failed.reduce((sum, { passed }) => sum + passed, 0)
  return {
    passed: first.passed - passedBefore + second.passed,
    failed: second.failed,
    files: second.files,
  }
}
