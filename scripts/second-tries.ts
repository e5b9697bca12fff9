import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only at their second try. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true)
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`passed at the second try: ${name}`)
  }
}
