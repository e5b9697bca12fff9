import { cpus, loadavg } from 'node:os'

/** A figure with its goal. */
export interface Line {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly isMet: boolean
}

export interface LoadRow {
  readonly what: string
  readonly lobby: number
  readonly bare: number
  /** Absent where it could not take part. */
  readonly jsonServer?: number
}

export interface Report {
  readonly load: readonly LoadRow[]
  readonly goals: readonly Line[]
  /** The conditions of the measurement, in sentences. */
  readonly notes: readonly string[]
  /** The report of the last run, for its figures. */
  readonly former: string
}

const machine = () => `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.version}`
const whole = (value: number | undefined) =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en-US')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** What an earlier report says of a goal or a call, in the column of Lobby's own figures. */
function formerFigure(former: string, what: string): string {
  const line = former.split('\n').find((one) => one.startsWith(`| ${what} |`))
  return line?.split('|')[2]?.trim() ?? '–'
}

export function reportText({ load, goals, notes, former }: Report): string {
  return [
    '# Bench',
    '',
    'Written by `npm run bench`; do not edit. Every goal is a ratio, or a figure, within one run on one machine.',
    '',
    `Machine: ${machine()}; ${loadavg()[1]?.toFixed(1)} processes at work on average in the last five minutes.`,
    '',
    '## Goals',
    '',
    row(['what', 'measured', 'goal', '', 'the run before']),
    row(['---', '---', '---', '---', '---']),
    ...goals.map(({ what, measured, goal, isMet }) =>
      row([what, measured, goal, isMet ? 'met' : 'missed', formerFigure(former, what)]),
    ),
    '',
    '## Requests a second',
    '',
    row(['call', 'Lobby', 'bare Fastify + pg', 'json-server', 'Lobby in the run before']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...load.map(({ what, lobby, bare, jsonServer }) =>
      row([what, ...[lobby, bare, jsonServer].map(whole), formerFigure(former, what)]),
    ),
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')
}
