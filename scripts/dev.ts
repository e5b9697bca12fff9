import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverRooms } from './rooms.ts'
import { serveConsole } from './serve-console.ts'

/** `npm run dev`: the API restarts when its files change; Vite serves the console and passes calls on. */
const root = fileURLToPath(new URL('..', import.meta.url))
// A process group of its own: a terminal's Ctrl C would reach the server twice, and the second one ends it immediately.
const api = spawn(process.execPath, [...serverRooms.map((room) => `--watch-path=${room}`), 'api/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
})
process.on('SIGINT', () => api.kill('SIGTERM'))
process.on('SIGTERM', () => api.kill('SIGTERM'))

const { url, close } = await serveConsole()
const app = await serveConsole(5174, fileURLToPath(new URL('../vite.resident.config.ts', import.meta.url)))
api.once('exit', () => void Promise.all([close(), app.close()]).finally(() => process.exit()))

console.log(`Console        ${url}`)
console.log(`Residents’ app ${app.url.replace(/\/app$/, '')}/app/`)
console.log(`API            http://localhost:${process.env.PORT ?? '3000'}/v1/docs`)
console.log(`Declarations   ${url}/dev/declarations`)
