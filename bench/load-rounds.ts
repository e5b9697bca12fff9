import { measured, type Calls } from './calls.ts'
import { median, perSecond } from './load.ts'
import type { LoadRow } from './report.ts'

const rounds = 5
const seconds = 3
const titles = {
  list: 'list of 20, in the list’s own order, filtered by building, with count',
  listByCode: 'the same, in the order of codes',
  one: 'get one',
  create: 'create (Lobby: audited)',
}

/**
 * Measures the three servers in alternating rounds, so that other work of the machine affects each of them equally;
 * medians.
 */
export async function measureLoad(servers: Readonly<Record<'lobby' | 'bare' | 'jsonServer', Calls>>) {
  const names = ['lobby', 'bare', 'jsonServer'] as const
  const rows: (LoadRow & { readonly call: (typeof measured)[number] })[] = []
  for (const call of measured) {
    const figures = { lobby: [] as number[], bare: [] as number[], jsonServer: [] as number[] }
    for (const name of names) await perSecond(servers[name][call], 1)
    for (let round = 0; round < rounds; round++) {
      for (const name of names) figures[name].push(await perSecond(servers[name][call], seconds))
      console.log(
        `${call}, round ${round + 1}: ${names.map((name) => `${name} ${Math.round(figures[name].at(-1) ?? 0)}/s`).join(', ')}`,
      )
    }
    rows.push({
      call,
      what: titles[call],
      lobby: median(figures.lobby),
      bare: median(figures.bare),
      jsonServer: median(figures.jsonServer),
    })
  }
  return rows
}
