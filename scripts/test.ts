import { fileURLToPath } from 'node:url'
import { installShell } from '#tests/support/browser/chromium.ts'
import { audit } from './audit.ts'
import { buildConsole } from './build-console.ts'
import { changedSince, projectOf, testsFor, workTree } from './changed-tests.ts'
import { check } from './check.ts'
import { keepDurations } from './test-durations.ts'
import { repeatFailed } from './repeat-failed.ts'
import type { Outcome as StepOutcome } from './steps.ts'
import { runProject, type Outcome, type ProjectName } from './test-project.ts'

/**
 * `npm test -- --changed [commit]`: the checks, the unit tests, and of the others those that a change since then can
 * break, as many as there is time for; without a commit, of what is not committed. `--durations` keeps how long the
 * files took, for the order of the next runs.
 */
const [flag, since] = process.argv.slice(2)
const choice = flag === '--changed' ? testsFor(changedSince(since ?? 'HEAD'), workTree()) : undefined

let passed = 0
let failed = 0
const outcomes: Outcome[] = []
/** Told at the end, with the failed tests. */
const brokenSteps: Pick<StepOutcome, 'name' | 'output'>[] = []
/** Said at the end, for who sees only the last lines of a long output. */
const seconds: string[] = []

async function run(project: ProjectName) {
  const only = choice?.chosen.filter((test) => projectOf(test) === project) ?? []
  if (choice !== undefined && project !== 'unit' && only.length === 0) return
  const outcome = await runProject(project, only)
  outcomes.push(outcome)
  seconds.push(`${project}: ${outcome.seconds.toFixed(0)} s`)
}

// Told at the end, and no failure.
const audited = audit()
// Kills mostly wait for a server to come back: what computes goes on beside them.
const kills = run('reliability')
await prepare()
await run('components')
await run('e2e')
await kills
await run('api')

const repeated = await repeatFailed(outcomes)
for (const { files } of outcomes)
  for (const file of files) {
    passed += file.passed
    for (const { name, why } of file.failures) {
      if (repeated.passed.has(`${file.path}: ${name}`)) {
        passed++
        continue
      }
      failed++
      console.log(`failed: ${file.path}: ${name}\n${why.slice(0, 600)}`)
    }
  }
for (const { project, broken } of outcomes) {
  if (broken === undefined) continue
  if (!repeated.whole.has(project)) failed++
  console.log(`failed: ${project}: ${broken.slice(0, 2_000)}`)
}
for (const { name, output } of brokenSteps) {
  failed++
  console.log(`failed: ${name}\n${output.slice(-2_000)}`)
}
for (const line of repeated.notes) console.log(line)
const files = outcomes.flatMap((outcome) => outcome.files).toSorted((a, b) => b.seconds - a.seconds)
if (flag === '--durations') await keepDurations(files)
console.log(seconds.join(', '))
console.log(
  `slowest files: ${files
    .slice(0, 10)
    .map((file) => `${file.path} ${file.seconds.toFixed(0)} s`)
    .join(', ')}`,
)
console.log(await audited)
if (choice !== undefined) {
  if (choice.general.length > 0)
    console.log(`used everywhere, needs the whole suite: ${choice.general.join(', ')}`)
  if (choice.left.length > 0) console.log(`left to the whole suite: ${choice.left.join(', ')}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Everything that needs no server, and the console that the browser tests open. */
async function prepare() {
  // Beside the checks, which need no browser.
  const shell = installShell()
  for (const one of await check()) count(one)
  await run('unit')
  count(await build())
  await shell
}

function count(step: Pick<StepOutcome, 'name' | 'passed' | 'output'>) {
  if (step.passed) passed++
  else brokenSteps.push(step)
}

/** A console that cannot be built counts as a failure and does not end the run. */
async function build() {
  try {
    await buildConsole(fileURLToPath(new URL('..', import.meta.url)))
    return { name: 'build', passed: true, output: '' }
  } catch (error) {
    return { name: 'build', passed: false, output: (error as Error).message }
  }
}
