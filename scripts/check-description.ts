import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeServer } from './describe-api.ts'
import { runStep } from './steps.ts'

/** Holds the API's description to Redocly's recommended rules; its warnings do not fail. */
const folder = await mkdtemp(join(tmpdir(), 'lobby-openapi-'))
try {
  const file = join(folder, 'openapi.json')
  await writeFile(file, await describeServer())
  // It calls home otherwise.
  Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' })
  const { passed, output } = await runStep({
    name: 'redocly',
    args: [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      file,
      '--extends',
      'recommended',
      '--format',
      'summary',
    ],
  })
  console.log(output)
  process.exitCode = passed ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
