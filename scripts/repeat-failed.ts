import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runProject, type Outcome } from './test-project.ts'

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
  readonly notes: readonly string[]
}

/** Whether so many failed files of so many may have failed by chance, as on a slow machine. */
export const isByChance = (failed: number, all: number): boolean =>
  failed <= Math.max(few, Math.floor(all * share))

/**
 * Runs the few files that failed once more, alone, on new servers: docs/decisions/second-try.md. A test that was unsteady
 * in the run before, too, has failed.
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
  if (failed.length === 0 || !isByChance(failed.length, all) || outcomes.some(({ isBroken }) => isBroken)) {
    await remember([])
    return { passed: new Set(), notes: [] }
  }
  const passed = new Set<string>()
  for (const { project, path, tests: ofFile } of failed) {
    const again = await runProject(project, [path])
    const isWhole = !again.isBroken && again.files.every(({ failures }) => failures.length === 0)
    if (isWhole) for (const test of ofFile) passed.add(test)
  }
  await remember([...passed])
  const unsteadyAgain = [...passed].filter((test) => before.includes(test))
  for (const test of unsteadyAgain) passed.delete(test)
  return {
    passed,
    notes: [
      ...[...passed].map((test) => `unsteady, passed at the second try: ${test}`),
      ...unsteadyAgain.map((test) => `unsteady in two runs in a row, which fails: ${test}`),
    ],
  }
}

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
