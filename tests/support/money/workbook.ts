import type { SeededServer } from '../server/seeded-server.ts'
import { tableIn } from '../server/sheets.ts'

/** The titles and the rows of a report that is taken away as a workbook, in Vietnamese, and the totals below them. */
export async function readWorkbook({ server, tokens }: SeededServer, path: string) {
  const reply = await fetch(`${server.address}/v1/manage/report/${path}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${tokens.A}`, 'accept-language': 'vi' },
  })
  const { titles, rows, foot } = await tableIn(new Uint8Array(await reply.arrayBuffer()))
  return { titles, rows, foot }
}
