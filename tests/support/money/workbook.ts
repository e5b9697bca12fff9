import type { SeededServer } from '../server/seeded-server.ts'
import { tableIn } from '../server/sheets.ts'

const take = async ({ server, tokens }: SeededServer, path: string) => {
  const reply = await fetch(`${server.address}/v1/manage/report/${path}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${tokens.A}`, 'accept-language': 'vi' },
  })
  return new Uint8Array(await reply.arrayBuffer())
}

/** The titles and the rows of a report that is taken away as a workbook, in Vietnamese, and the totals below them. */
export async function readWorkbook(seeded: SeededServer, path: string) {
  const { titles, rows, foot } = await tableIn(await take(seeded, path))
  return { titles, rows, foot }
}

/** The same report on paper; `path` has a query already. */
export const printed = (seeded: SeededServer, path: string) => take(seeded, `${path}&format=pdf`)
