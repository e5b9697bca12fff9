import { Gauge, type Registry } from 'prom-client'
import { healthWarnings } from '#domain/calls/health.ts'
import { readHealthNow, type Health, type HealthParts } from './read.ts'

/** A figure, and what it is a figure of: nothing where there is one alone. */
type Figures = readonly (readonly [label: string, figure: number | null])[]

interface Measure {
  readonly help: string
  readonly label?: string
  readonly read: (health: Health) => Figures
}

const secondsOf = (moment: string | null) => (moment === null ? null : Date.parse(moment) / 1000)
const queueOf = ({ waiting, failed, due_since: due }: Health['jobs']): Figures => [
  ['waiting', waiting],
  ['failed', failed],
  ['oldest_seconds', due === null ? 0 : Math.max(0, Date.now() / 1000 - Date.parse(due) / 1000)],
]
const one = (figure: number | null): Figures => [['', figure]]
const countOf = (words: readonly string[]): Figures =>
  [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length])

/** Everything that the page of the server's health says. */
const measures: Readonly<Record<string, Measure>> = {
  warning: {
    help: 'What somebody has to see to (1), as the page of the server’s health says it',
    label: 'code',
    read: ({ warnings }) => healthWarnings.map((code) => [code, warnings.includes(code) ? 1 : 0]),
  },
  servers: {
    help: 'Servers of Lobby at work, by their version',
    label: 'version',
    read: ({ servers }) => countOf(servers.map(({ version }) => version)),
  },
  database_primary: {
    help: 'Whether the database may be written',
    read: ({ database }) => one(database.is_primary ? 1 : 0),
  },
  database_bytes: { help: 'Size of the database', read: ({ database }) => one(database.bytes) },
  database_backends: {
    help: 'Connections to the database, of all servers',
    read: ({ database }) => one(database.connections),
  },
  standby_late_seconds: {
    help: 'How late a database is that follows; absent where the server may not see it',
    label: 'name',
    read: ({ database }) => database.standbys.map(({ name, late_seconds: late }) => [name, late]),
  },
  standby_connected: {
    help: 'Whether a database that follows is connected',
    label: 'name',
    read: ({ database }) => database.standbys.map(({ name, is_connected: is }) => [name, is ? 1 : 0]),
  },
  upgrade_seconds: {
    help: 'When the database was last upgraded, or failed to be',
    label: 'state',
    read: ({ upgrade }) =>
      upgrade === null ? [] : [[upgrade.has_failed ? 'failed' : 'made', secondsOf(upgrade.at)]],
  },
  files: { help: 'Files that are kept', read: ({ files }) => one(files.count) },
  files_bytes: { help: 'Size of the files that are kept', read: ({ files }) => one(files.bytes) },
  jobs: {
    help: 'Jobs that wait, that failed in the last 24 hours, and how long the oldest is due',
    label: 'state',
    read: ({ jobs }) => queueOf(jobs),
  },
  messages: {
    help: 'Messages that wait, that are tried again, that were given up in the last 24 hours, and how long the oldest is due',
    label: 'state',
    read: ({ mail }) => [...queueOf(mail), ['retrying', mail.retrying]],
  },
  backup_seconds: {
    help: 'When the last backup was made, and when one was last restored and found whole',
    label: 'state',
    read: ({ backup }) => [
      ['made', secondsOf(backup.made_at)],
      ['proved', secondsOf(backup.proved_at)],
    ],
  },
  clock_behind_seconds: {
    help: 'How far the clock is behind the newest line of the log',
    read: ({ clock }) => one(clock.behind_seconds),
  },
}

/** What the page of the server's health says, for operators who watch it by their own means. */
export function measureHealth(registry: Registry, parts: HealthParts): void {
  let asked: Promise<Health | undefined> | undefined
  // All gauges are collected at once: one look answers them. Without its database a server still tells the rest.
  const look = () =>
    (asked ??= readHealthNow(parts)
      .catch(() => undefined)
      .finally(() => (asked = undefined)))
  for (const [name, { help, label, read }] of Object.entries(measures))
    new Gauge({
      name: `lobby_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        const health = await look()
        this.reset()
        // What nobody knows is absent, not 0.
        if (label === undefined) this.remove()
        for (const [of, figure] of health === undefined ? [] : read(health)) {
          if (figure === null) continue
          if (label === undefined) this.set(figure)
          else this.set({ [label]: of }, figure)
        }
      },
    })
  new Gauge({
    name: 'lobby_disk_bytes',
    help: 'Room where the files are',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const room = await parts.space().catch(() => undefined)
      this.reset()
      if (room === undefined) return
      this.set({ state: 'free' }, room.free_bytes)
      this.set({ state: 'total' }, room.total_bytes)
    },
  })
}
