import { fileURLToPath } from 'node:url'
import { buildConsole } from './build-console.ts'

await buildConsole(fileURLToPath(new URL('..', import.meta.url)))
