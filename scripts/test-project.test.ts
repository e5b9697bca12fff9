import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProject } from './test-project.ts'

test('an error that no test awaited fails the file that ran, and is told', async () => {
  const folder = join(import.meta.dirname, 'stray-trial')
  const path = join(folder, 'stray.test.ts')
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(
      path,
      `import { test } from 'vitest'
test('passes', async () => {
  void Promise.reject(new Error('left alone'))
  await new Promise((resolve) => setTimeout(resolve, 50))
})
`,
    )
    const { broken, files } = await runProject('unit', [path])
    expect(broken).toBeUndefined()
    expect(files).toMatchObject([
      {
        path: 'scripts/stray-trial/stray.test.ts',
        passed: 1,
        failures: [{ why: expect.stringContaining('left alone') }],
      },
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
