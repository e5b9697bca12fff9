import { spawn } from 'node:child_process'

// The API starts again when its files change; Vite serves the console and passes calls on.
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=api',
      '--watch-path=core',
      '--watch-path=entities',
      '--watch-path=access-control',
      'api/main.ts',
    ],
    { stdio: 'inherit' },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.once('exit', stop)
