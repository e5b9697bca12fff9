import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright'

/** Chromium without its window: a page costs about half the work. */
const shell = '/usr/bin/chromium-headless-shell'

const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds a Chromium on this machine; if there is none, it is installed: from Debian as root, else by playwright. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...places, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
  return found ?? installChromium()
}

/** Installs the shell beside a Chromium that is there, where that is one command; without it tests only take longer. */
export async function installShell(): Promise<void> {
  const isDone = process.env.CHROMIUM_PATH !== undefined || existsSync(shell)
  if (isDone || !hasApt()) return
  await runQuietly('apt-get', ['update', '-qq'])
    .then(() => runQuietly('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']))
    .catch(() => undefined)
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const runQuietly = async (command: string, args: readonly string[]) =>
  await promisify(execFile)(command, args, {
    // Without a network it would wait for ever.
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

function installChromium(): string {
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    if (hasApt()) {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
    } else run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  } catch (error) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH', { cause: error })
  }
  const path = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath()
  if (!existsSync(path))
    throw new Error('Chromium was installed, but is not where it should be: set CHROMIUM_PATH')
  return path
}

/** Arguments of a Chromium without a screen, also for root, that contacts no other server. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: quiet })
