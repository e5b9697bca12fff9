import { cpus, loadavg } from 'node:os'

/** A figure with its goal. */
export interface Line {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly isMet: boolean
}

/** Microseconds of processor time that one request takes. */
export interface ProcessorTime {
  readonly server: number
  readonly database: number
}

export const wholeOf = ({ server, database }: ProcessorTime): number => server + database

export interface LoadRow {
  readonly what: string
  /** Requests a second. */
  readonly lobby: number
  readonly bare: number
  readonly processor: Readonly<Record<'lobby' | 'bare', ProcessorTime>>
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

const spellTime = ({ server, database }: ProcessorTime) => `${whole(server)} + ${whole(database)}`
/** As a percentage; where no processor time is counted, none. */
export const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((part / of) * 100)} %`

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
    '## Processor time of one request, µs: server + database',
    '',
    row(['call', 'Lobby', 'bare Fastify + pg', 'of the bare handler', 'its server alone']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...load.map(({ what, processor: { lobby, bare } }) =>
      row([
        what,
        spellTime(lobby),
        spellTime(bare),
        share(wholeOf(bare), wholeOf(lobby)),
        share(bare.server, lobby.server),
      ]),
    ),
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')
}
