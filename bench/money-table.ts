import { cpus, loadavg } from 'node:os'
import type { Site } from './money-ground.ts'
import { whole, type Figure } from './money-times.ts'

interface Measured {
  readonly site: Site
  readonly figures: readonly Figure[]
}

/** Both sites side by side, which have the same figures. */
export function table(tenth: Measured, all: Measured): string {
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Money bench',
    '',
    'Written by `npm run bench:money`; do not edit. Rows that begin with a dash are what the row above is held against.',
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}, Node.js ${process.version}; embedded PostgreSQL, fsync on.`,
    '',
    row('what', ...[tenth, all].map(({ site }) => `${whole(site.apartments)} apartments`), 'goal'),
    row('---', '---:', '---:', '---'),
    ...all.figures.map(({ what, said, goal = '' }, at) =>
      row(what, tenth.figures[at]?.said ?? '', said, goal),
    ),
    '',
  ].join('\n')
}
