import { availableParallelism, loadavg } from 'node:os'

/**
 * How many times longer everything takes while other work uses the same cores: every time limit is multiplied by it. The
 * load of the last minute tells late of work that has just begun, so what this process gets right now counts too.
 */
export const crowding = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism(), waitingNow())

/** Milliseconds of work that are measured. */
const probe = 40

/** How much longer than its own work a short piece of it takes: 2 where another process has every other moment. */
function waitingNow(): number {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const cpu = () => {
    const { user, system } = process.cpuUsage(used)
    return (user + system) / 1000
  }
  while (cpu() < probe);
  return (performance.now() - began) / probe
}
