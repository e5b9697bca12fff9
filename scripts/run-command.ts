/** What to say of an error; the driver's for several addresses that refuse has a code only. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message !== '' || !('code' in error) ? error.message : String(error.code)
}

/** Runs a command of an operator: what it throws is a sentence for them, without a stack, and its code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}
