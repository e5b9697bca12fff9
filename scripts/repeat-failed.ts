import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runProject, type Outcome, type ProjectName } from './test-project.ts'

/**
 * Of a run's files, by how many more than this did not fail by chance: docs/decisions/second-try.md. Tests of one file
 * may fail because an earlier one of it did, so files count.
 */
const share = 0.05
/** As many of a run of a few files, too. */
const few = 3
/** The tests that passed only at their second try in the run before this one. */
const memory = join(import.meta.dirname, '../node_modules/.cache/lobby/unsteady.json')

export interface Repeated {
  /** `path: name` of the tests that passed this time and count as passed. */
  readonly passed: ReadonlySet<string>
  /** Projects that ended in error with all tests passed, and well at the second try. */
  readonly whole: ReadonlySet<ProjectName>
  readonly notes: readonly string[]
}

/** Whether so many failed files of so many may have failed by chance, as on a slow machine. */
export const isByChance = (failed: number, all: number): boolean =>
  failed <= Math.max(few, Math.floor(all * share))

/**
 * Runs the few files that failed once more, alone, on new servers: docs/decisions/second-try.md. So is a project whose
 * tests all passed and which ended in error. A test that was unsteady in the run before, too, has failed.
 */
export async function repeatFailed(outcomes: readonly Outcome[]): Promise<Repeated> {
  const before = await recall()
  const failed = outcomes.flatMap(({ project, files }) =>
    files
      .filter(({ failures }) => failures.length > 0)
      .map(({ path, failures }) => ({
        project,
        path,
        tests: failures.map(({ name }) => `${path}: ${name}`),
      })),
  )
  const all = outcomes.reduce((sum, { files }) => sum + files.length, 0)
  const broken = outcomes.filter((outcome) => outcome.broken !== undefined)
  const isNothing = failed.length === 0 && broken.length === 0
  if (isNothing || !isByChance(failed.length, all) || broken.some(({ files }) => files.length === 0)) {
    await remember([])
    return { passed: new Set(), whole: new Set(), notes: [] }
  }
  const whole = new Set<ProjectName>()
  for (const { project } of broken) {
    const again = await runProject(project)
    if (isGood(again)) whole.add(project)
  }
  const passed = new Set<string>()
  for (const { project, path, tests: ofFile } of failed) {
    const again = await runProject(project, [path])
    if (isGood(again)) for (const test of ofFile) passed.add(test)
  }
  await remember([...passed])
  const unsteadyAgain = [...passed].filter((test) => before.includes(test))
  for (const test of unsteadyAgain) passed.delete(test)
  return {
    passed,
    whole,
    notes: [
      ...[...whole].map((project) => `ended in error, and well at the second try: ${project}`),
      ...[...passed].map((test) => `unsteady, passed at the second try: ${test}`),
      ...unsteadyAgain.map((test) => `unsteady in two runs in a row, which fails: ${test}`),
    ],
  }
}

const isGood = ({ broken, files }: Outcome) =>
  broken === undefined && files.every(({ failures }) => failures.length === 0)

async function recall(): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(memory, 'utf8')) as string[]
  } catch {
    return []
  }
}

async function remember(tests: readonly string[]): Promise<void> {
  await mkdir(dirname(memory), { recursive: true })
  await writeFile(memory, JSON.stringify(tests))
}
