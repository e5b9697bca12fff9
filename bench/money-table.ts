import { cpus, loadavg } from 'node:os'
import type { Site } from './money-ground.ts'
import { whole, type Figure } from './money-times.ts'

interface Measured {
  readonly site: Site
  readonly figures: readonly Figure[]
}

interface Said {
  readonly title: string
  /** The command that writes it. */
  readonly by: string
}

/** Sites side by side, from small to large, which have the same figures. */
export function table({ title, by }: Said, measured: readonly Measured[]): string {
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = measured.at(-1)?.figures ?? []
  return [
    `# ${title}`,
    '',
    `Written by \`${by}\`; do not edit. Rows that begin with a dash are what the row above is held against.`,
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}, Node.js ${process.version}; embedded PostgreSQL, fsync on.`,
    '',
    row('what', ...measured.map(({ site }) => `${whole(site.apartments)} apartments`), 'goal'),
    row('---', ...measured.map(() => '---:'), '---'),
    ...rows.map(({ what, goal = '' }, at) =>
      row(what, ...measured.map(({ figures }) => figures[at]?.said ?? ''), goal),
    ),
    '',
  ].join('\n')
}
