import type { Reporter, TestModule } from 'vitest/node'

const shown = 12

/** Says where a run's time goes: what gets slow is made faster. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seconds = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
      .toSorted((a, b) => b.seconds - a.seconds)
    const all = seconds.reduce((sum, one) => sum + one.seconds, 0)
    const slowest = seconds.slice(0, shown).map((one) => `${one.file} ${one.seconds.toFixed(0)}`)
    console.log(`slowest of ${modules.length} files (${all.toFixed(0)} s): ${slowest.join(', ')}`)
  }
}

/** With what it loads and prepares. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } =
    module.diagnostic()
  return (collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration) / 1000
}
