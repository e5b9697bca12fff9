import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverRooms } from './rooms.ts'

/** `npm run dev`: the API restarts when its files change; Vite serves the console and passes calls on. */
const children = [
  run(...serverRooms.map((room) => `--watch-path=${room}`), 'api/main.ts'),
  run('node_modules/vite/bin/vite.js'),
]

let isEnding = false
function end() {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
for (const child of children) child.once('exit', end)

// Separate process groups: a terminal's Ctrl C would reach the server twice, and the second one ends it immediately.
function run(...words: readonly string[]) {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return spawn(process.execPath, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
}
