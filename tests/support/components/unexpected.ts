const calls: string[] = []

/** Fails the running test, even if the component hides the refusal. */
export function refuseCall(call: string): Promise<never> {
  calls.push(call)
  return Promise.reject(new Error(`the test expected no ${call}`))
}

/** The unexpected calls since the last time. */
export const takeUnexpectedCalls = (): string[] => calls.splice(0)
