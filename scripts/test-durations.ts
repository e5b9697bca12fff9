import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOutcome } from './test-project.ts'

const path = join(import.meta.dirname, '../tests/durations.json')
/** Seconds; shorter files go anywhere. */
const worthKeeping = 4

/** Seconds that test files took when it was last kept, by their paths; none of short ones. */
export const durations = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, number>>

/** Keeps how long the files took, so that runs on new machines begin with the longest too. */
export async function keepDurations(files: readonly FileOutcome[]): Promise<void> {
  const kept = files
    .filter(({ seconds }) => seconds >= worthKeeping)
    .map((file) => [file.path, Math.round(file.seconds)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
