import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildImage, type Image } from './container-image.ts'
import { cashiers, collect, lost, repeat } from './container-cashiers.ts'
import { makeVolume, runImage, runIn, type Place } from './container-run.ts'
import { whole } from './money-times.ts'

const goals = { megabytes: 450, readySeconds: 10 }

interface Row {
  readonly what: string
  readonly said: string
  readonly goal?: string
  readonly isMet?: boolean
}

/**
 * `npm run bench:container`, as root on Debian with buildah and debootstrap: builds the image of the Dockerfile and runs
 * it as compose.yaml does, with an empty and a kept `/data`, ends it beneath ten cashiers, and restores a backup. Writes
 * bench/container.md; never fails on a figure.
 */
async function measure(): Promise<void> {
  console.log('Building the image …')
  const image = await buildImage()
  const folder = await mkdtemp(join(tmpdir(), 'lobby-container-'))
  try {
    const rows = [
      { what: `image, on ${image.base}`, ...under(image.size, goals.megabytes, 'MB', 0) },
      { what: 'its build, of what no cache holds', said: `${whole(image.buildSeconds)} s` },
      ...(await starts(image, folder)),
      ...(await days(image, folder)),
    ]
    const text = report(rows)
    await writeFile(join(import.meta.dirname, 'container.md'), text)
    console.log(text)
  } finally {
    await image.release()
    await rm(folder, { recursive: true, force: true })
  }
}

const env = { LOBBY_SECRET: randomBytes(32).toString('base64'), LOG_LEVEL: 'error', LOBBY_RATE_LIMIT: '0' }

/** In production, with one administrator. */
async function starts(image: Image, folder: string): Promise<Row[]> {
  console.log('Starting it with an empty and a kept /data …')
  const place: Place = {
    data: await makeVolume(image, join(folder, 'data')),
    backups: await makeVolume(image, join(folder, 'unused')),
    env: { ...env, LOBBY_ADMIN_EMAIL: 'admin@lobby.test', LOBBY_ADMIN_PASSWORD: 'a long bench phrase' },
  }
  const first = await runImage(image, place)
  const health = await runIn(
    image,
    { ...place, env: { ...place.env, PORT: new URL(first.url).port } },
    image.health,
  )
  const page = await fetch(first.url)
  const written = await runIn(image, place, [
    'sh',
    '-c',
    'touch /app/x /tmp/x /etc/x /home/node/x; touch /data/x; id -u',
  ])
  const refused = await runIn(image, place, image.words)
  const ended = await first.stop()
  const again = await runImage(image, place)
  await again.stop()
  return [
    { what: 'ready with an empty `/data`', ...under(first.readySeconds, goals.readySeconds, 's') },
    { what: 'ready with a kept `/data`', ...under(again.readySeconds, goals.readySeconds, 's') },
    { what: 'its health check and its first page', ...must(health.code === 0 && page.ok, 'both say yes') },
    {
      what: 'who it is, and where it may write',
      ...must(
        /^1000$/m.test(written.said) && written.said.match(/Read-only file system/g)?.length === 4,
        'uid 1000, `/data` alone',
      ),
    },
    {
      what: 'a second container on the same `/data`',
      ...must(
        refused.code === 1 && refused.said.includes('in use by a running server in another container'),
        'is refused',
      ),
    },
    { what: 'ends by SIGTERM', said: `${ended.seconds.toFixed(1)} s, exit code ${ended.code}` },
  ]
}

/** With the demo's books. */
async function days(image: Image, folder: string): Promise<Row[]> {
  console.log('Telling the demo …')
  const backups = await makeVolume(image, join(folder, 'backups'))
  const place: Place = {
    data: await makeVolume(image, join(folder, 'demo')),
    backups,
    env: { ...env, NODE_ENV: 'development', LOBBY_DEMO: 'brief' },
  }
  const first = await runImage(image, place)
  console.log('Ending it beneath ten cashiers …')
  const collected = await collect(first.url, place.data)
  let isOver = false
  const over = collected.over.finally(() => (isOver = true))
  while (collected.acknowledged.length < 500 && !isOver) await wait(100)
  const ended = await first.stop()
  await over
  const { acknowledged, cut } = collected
  const again = await runImage(image, place)
  const lostNow = await lost(place.data, acknowledged)
  await repeat(again.url, collected)
  const twice = await lost(place.data, [...acknowledged, ...cut.keys()])
  console.log('Backing up, and restoring elsewhere …')
  const backup = await runIn(image, place, ['npm', 'run', 'backup', '--', '/backups', '--keep', '2'])
  const [name = ''] = await readdir(backups)
  await again.stop()
  const restored: Place = { ...place, data: await makeVolume(image, join(folder, 'restored')) }
  const restore = await runIn(image, restored, ['npm', 'run', 'restore', '--', `/backups/${name}`])
  const third = await runImage(image, restored)
  const lostThen = await lost(restored.data, [...acknowledged, ...cut.keys()])
  const books = await runIn(image, restored, ['npm', 'run', 'ledger:check'])
  await third.stop()
  const kept = whole(acknowledged.length)
  return [
    {
      what: `SIGTERM beneath ${cashiers} cashiers, after ${kept} receipts: ended within`,
      said: `${ended.seconds.toFixed(1)} s, exit code ${ended.code}`,
    },
    { what: 'acknowledged receipts that are lost', ...must(lostNow === 0, `${lostNow}`, '0') },
    {
      what: `not there exactly once, with the ${cut.size} that were cut off and asked for again`,
      ...must(twice === 0, `${twice}`, '0'),
    },
    { what: 'ready with these books', ...under(again.readySeconds, goals.readySeconds, 's') },
    { what: '`npm run backup` from a second container beside it', ...outcome(backup) },
    { what: '`npm run restore` into an empty `/data`', ...outcome(restore) },
    { what: 'ready on what was restored', ...under(third.readySeconds, goals.readySeconds, 's') },
    { what: 'receipts that are not there exactly once', ...must(lostThen === 0, `${lostThen}`, '0') },
    { what: '`npm run ledger:check` there', ...outcome(books) },
  ]
}

const under = (value: number, most: number, unit: string, digits = 1) => ({
  said: `${value.toFixed(digits)} ${unit}`,
  goal: `≤ ${most} ${unit}`,
  isMet: value <= most,
})
const must = (isMet: boolean, said: string, goal = said) => ({
  said: isMet || said !== goal ? said : 'no',
  goal,
  isMet,
})
function outcome({ code, said }: { code: number | null; said: string }) {
  if (code !== 0) console.error(said)
  return { said: code === 0 ? 'done' : `exit code ${code}`, goal: 'done', isMet: code === 0 }
}

function report(rows: readonly Row[]): string {
  const load = loadavg().map((one) => one.toFixed(1))
  const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Container bench',
    '',
    'Written by `npm run bench:container`; do not edit.',
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load.join(' ')}, Node.js ${process.version}. Built by buildah (\`--isolation chroot\`); run in namespaces for processes and mounts, as uid 1000 without capabilities, the image’s files read-only.`,
    '',
    line('what', 'measured', 'goal', ''),
    line('---', '---:', '---:', '---'),
    ...rows.map(({ what, said, goal = '', isMet }) =>
      line(what, said, goal, isMet === undefined ? '' : isMet ? 'met' : 'missed'),
    ),
    '',
  ].join('\n')
}

await measure()
