import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { StrayError } from './stray-errors-reporter.ts'

/** Options beyond the project's name. */
const projects = {
  unit: [],
  api: [],
  reliability: [],
  components: ['--config', 'vitest.components.config.ts'],
  e2e: [],
} as const
export type ProjectName = keyof typeof projects

/** What came of one of vitest's projects. */
export interface Outcome {
  readonly project: ProjectName
  readonly seconds: number
  /** Why it ended without a report, or in error without a failed test. */
  readonly broken: string | undefined
  readonly files: readonly FileOutcome[]
}
export interface FileOutcome {
  /** Below the repository. */
  readonly path: string
  readonly seconds: number
  readonly passed: number
  /** The tests that failed, with why; the file itself if it could not be run, or left an error that no test awaited. */
  readonly failures: readonly { readonly name: string; readonly why: string }[]
}

/** What is read of vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Runs one of vitest's projects; `options` may name files, or what limits it to some. */
export async function runProject(project: ProjectName, options: readonly string[] = []): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-report-'))
  const report = join(folder, 'report.json')
  const stray = join(folder, 'stray.json')
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects[project],
    ...options,
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/stray-errors-reporter.ts',
  ]
  const began = performance.now()
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', STRAY_ERRORS: stray },
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  const seconds = (performance.now() - began) / 1000
  try {
    const read = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T
    const errors = await read<StrayError[]>(stray)
    const files = readFiles(await read<Report>(report)).map((file) => withStray(file, errors))
    const isExplained = code === 0 || files.some(({ failures }) => failures.length > 0)
    const broken = isExplained
      ? undefined
      : `it ended with ${code}, and ${errors.map(({ message }) => message).join('\n') || 'no error'}`
    return { project, seconds, broken, files }
  } catch {
    return { project, seconds, broken: `it ended with ${code} and without a report`, files: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const readFiles = ({ testResults }: Report): FileOutcome[] =>
  testResults.map(({ name, message, startTime, endTime, assertionResults }) => {
    const failures = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages.join('\n') }))
    return {
      path: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
      failures: failures.length === 0 && message !== '' ? [{ name: '', why: message }] : failures,
    }
  })

/** An error that no test awaited fails the file that ran. */
function withStray(file: FileOutcome, errors: readonly StrayError[]): FileOutcome {
  const own = errors.filter(({ path }) => path !== undefined && relative(process.cwd(), path) === file.path)
  const failures = own.map(({ message }) => ({ name: '(an error that no test awaited)', why: message }))
  return { ...file, failures: [...file.failures, ...failures] }
}
