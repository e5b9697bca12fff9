import { pathToFileURL } from 'node:url'
import { runStep, tell, type Outcome, type Step } from './steps.ts'

const bin = (path: string) => `node_modules/${path}`

const steps: readonly Step[] = [
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check', '.'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', args: ['scripts/check-types.ts'] },
  { name: 'entities', args: ['scripts/check-entities.ts'] },
  { name: 'translations', args: ['scripts/check-translations.ts'] },
  { name: 'rooms', args: ['scripts/room-index.ts', '--check'] },
  { name: 'routes', args: ['scripts/routes-table.ts', '--check'] },
  { name: 'calls', args: ['scripts/api-table.ts', '--check'] },
  { name: 'migrations', args: ['scripts/db-migration.ts', '--check'] },
  { name: 'description', args: ['scripts/check-description.ts'] },
  { name: 'statements', args: ['scripts/check-statements.ts'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js')] },
]

/** Runs all of them, two at a time, also after a failure. */
export async function check(): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await runStep(step)
      tell(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all([work(), work()])
  return outcomes
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outcomes = await check()
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1
}
