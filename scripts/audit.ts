import { spawn } from 'node:child_process'

const severities = ['critical', 'high', 'moderate', 'low', 'info'] as const
/** Milliseconds after which a registry that does not answer is not waited for. */
const patience = 60_000

/**
 * One line on the known holes of what `package-lock.json` names. Never rejects: a hole that was published today must not
 * fail a change that has nothing to do with it, and a machine without a network still tests.
 */
export async function audit(): Promise<string> {
  const cli = process.env['npm_execpath']
  const command = cli === undefined ? 'npm' : process.execPath
  const before = cli === undefined ? [] : [cli]
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, [...before, 'audit', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', () => resolve(auditLine('')))
    child.once('close', () => resolve(auditLine(output)))
  })
}

/** What `npm audit --json` printed, as one line. A refusal names the registry's address, so it is not repeated. */
export function auditLine(output: string): string {
  const report = reportIn(output)
  if (report === undefined) return 'audit: not answered, so nothing is known of holes in packages'
  const names = Object.keys(report.vulnerabilities)
  if (names.length === 0) return 'audit: no known holes in packages'
  const counts = severities.flatMap((severity) => {
    const count = report.metadata.vulnerabilities[severity] ?? 0
    return count === 0 ? [] : [`${count} ${severity}`]
  })
  return `audit: ${counts.join(', ')} (${names.join(', ')}); npm audit says more`
}

interface Report {
  readonly vulnerabilities: Readonly<Record<string, unknown>>
  readonly metadata: { readonly vulnerabilities: Readonly<Partial<Record<string, number>>> }
}

function reportIn(output: string): Report | undefined {
  try {
    const report = JSON.parse(output) as Partial<Report> | null
    return report?.vulnerabilities === undefined || report.metadata === undefined
      ? undefined
      : (report as Report)
  } catch {
    return undefined
  }
}
