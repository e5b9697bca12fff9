import { measured, writeMeanwhile, type Calls } from './calls.ts'
import { median, perSecond } from './load.ts'
import type { LoadRow } from './report.ts'

const rounds = 5
const seconds = 3
const titles = {
  list: 'list of 20, in the list’s own order, filtered by building, with count',
  listByCode: 'the same, in the order of codes',
  listWhileWritten: 'the list again, while each building gets a new apartment once a second',
  one: 'get one',
  create: 'create (Lobby: audited)',
}

type CallRow = LoadRow & { readonly call: (typeof measured)[number] }

export function rowOf(rows: readonly CallRow[], call: CallRow['call']): CallRow {
  const row = rows.find((one) => one.call === call)
  if (row === undefined) throw new Error(`${call} was not measured`)
  return row
}

/**
 * Measures the three servers in alternating rounds, so that other work of the machine affects each of them equally;
 * medians.
 */
export async function measureLoad(servers: Readonly<Record<'lobby' | 'bare' | 'jsonServer', Calls>>) {
  const rows: CallRow[] = []
  for (const call of measured) {
    const isWritten = call === 'listWhileWritten'
    // json-server writes its whole file for each new record: it would measure nothing else.
    const names = isWritten ? (['lobby', 'bare'] as const) : (['lobby', 'bare', 'jsonServer'] as const)
    const measure = async (name: (typeof names)[number]) => {
      const stop = isWritten ? writeMeanwhile(servers[name]) : undefined
      try {
        return await perSecond(servers[name][call], seconds)
      } finally {
        await stop?.()
      }
    }
    const figures = { lobby: [] as number[], bare: [] as number[], jsonServer: [] as number[] }
    for (const name of names) await perSecond(servers[name][call], 1)
    for (let round = 0; round < rounds; round++) {
      for (const name of names) figures[name].push(await measure(name))
      console.log(
        `${call}, round ${round + 1}: ${names.map((name) => `${name} ${Math.round(figures[name].at(-1) ?? 0)}/s`).join(', ')}`,
      )
    }
    rows.push({
      call,
      what: titles[call],
      lobby: median(figures.lobby),
      bare: median(figures.bare),
      ...(isWritten ? {} : { jsonServer: median(figures.jsonServer) }),
    })
  }
  return rows
}
