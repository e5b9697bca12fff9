import { cpus } from 'node:os'

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
  readonly jsonServer: number
}

export interface Report {
  readonly load: readonly LoadRow[]
  readonly goals: readonly Line[]
  /** The conditions of the measurement, in sentences. */
  readonly notes: readonly string[]
}

const machine = () => `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.version}`
const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function reportText({ load, goals, notes }: Report): string {
  return [
    '# Bench',
    '',
    'Written by `npm run bench`; do not edit. Every goal is a ratio, or a figure, within one run on one machine.',
    '',
    `Machine: ${machine()}.`,
    '',
    '## Goals',
    '',
    row(['what', 'measured', 'goal', '']),
    row(['---', '---', '---', '---']),
    ...goals.map(({ what, measured, goal, isMet }) => row([what, measured, goal, isMet ? 'met' : 'missed'])),
    '',
    '## Requests a second',
    '',
    row(['call', 'Lobby', 'bare Fastify + pg', 'json-server']),
    row(['---', '---:', '---:', '---:']),
    ...load.map(({ what, lobby, bare, jsonServer }) => row([what, ...[lobby, bare, jsonServer].map(whole)])),
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')
}
