import { Gauge, type Registry } from 'prom-client'
import { readHealthNow, type HealthParts } from './read.ts'

/** What the page of the server's health says, for operators who watch it by their own means. */
export function measureHealth(registry: Registry, parts: HealthParts): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `lobby_${name}`, help, labelNames: ['state'], registers: [registry] })
  const disk = gauge('disk_bytes', 'Room where the files are')
  const jobs = gauge('jobs', 'Jobs that wait, and that failed in the last 24 hours')
  const mail = gauge('messages', 'Messages that wait, and that were given up in the last 24 hours')
  const backup = gauge(
    'backup_seconds',
    'When the last backup was made, and when one was last restored and found whole',
  )
  new Gauge({
    name: 'lobby_clock_behind_seconds',
    help: 'How far the clock is behind the newest line of the log',
    registers: [registry],
    async collect() {
      const { free_bytes: free, total_bytes: total } = await parts.space()
      disk.set({ state: 'free' }, free)
      disk.set({ state: 'total' }, total)
      // Without its database a server still tells the rest.
      const health = await readHealthNow(parts).catch(() => undefined)
      if (health === undefined) return
      const { made_at: made, proved_at: proved } = health.backup
      if (made !== null) backup.set({ state: 'made' }, Date.parse(made) / 1000)
      if (proved !== null) backup.set({ state: 'proved' }, Date.parse(proved) / 1000)
      this.set(health.clock.behind_seconds)
      for (const [queue, { waiting, failed }] of [
        [jobs, health.jobs],
        [mail, health.mail],
      ] as const) {
        queue.set({ state: 'waiting' }, waiting)
        queue.set({ state: 'failed' }, failed)
      }
    },
  })
}
