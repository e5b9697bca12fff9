import { fileURLToPath } from 'node:url'
import { installShell } from '#tests/support/browser/chromium.ts'
import { buildConsole } from './build-console.ts'
import { check } from './check.ts'
import { runProject, runTwice, type Outcome } from './test-project.ts'

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }
/** Said again at the end, for who sees only the last lines of a long output. */
const failures: string[] = []
const add = ({ passed, failed }: Count) => {
  total.passed += passed
  total.failed += failed
}
function addTests({ files, ...count }: Outcome) {
  add(count)
  for (const { path, failures: failed } of files)
    for (const { name, why } of failed) failures.push(`failed: ${path}: ${name}\n${why.slice(0, 600)}`)
}

// Beside the checks, which need no browser.
const shell = installShell()
const checks = await check()
add({ passed: checks.filter((one) => one.passed).length, failed: checks.filter((one) => !one.passed).length })
for (const project of ['unit', 'api', 'reliability']) addTests(await runProject(project))
add(await build())
await shell
addTests(await runProject('components', ['--config', 'vitest.components.config.ts']))
addTests(await runTwice('e2e'))

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
