import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { durations } from './test-durations.ts'

const root = join(import.meta.dirname, '..')

/** The longest first: begun last, one would go on alone while the other worker has nothing to do. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const seconds = ({ moduleId }: TestSpecification) => durations[relative(root, moduleId)] ?? 0
    return Promise.resolve(
      files.toSorted((a, b) => seconds(b) - seconds(a) || a.moduleId.localeCompare(b.moduleId)),
    )
  }
}
