import type { TestProject } from 'vitest/node'
import { startTestServer, type Probe } from './test-database.ts'

/** vitest's global set-up of every project that needs a database. */
export async function setup(project: TestProject) {
  const server = await startTestServer()
  project.provide('databaseServer', server.url)
  project.provide('probe', server.probe)
  return () => server.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Pass it to `createTestDatabase`. */
    databaseServer: string
    /** What `createTestDatabase(…, 'seeded')` holds. */
    probe: Probe
  }
}
