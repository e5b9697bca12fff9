import { readSheet } from 'read-excel-file/node'
import type { SeededServer } from '../server/seeded-server.ts'

/** The rows of a report that is taken away as a workbook, in Vietnamese. */
export async function readWorkbook({ server, tokens }: SeededServer, path: string) {
  const reply = await fetch(`${server.address}/v1/manage/report/${path}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${tokens.A}`, 'accept-language': 'vi' },
  })
  return readSheet(Buffer.from(await reply.arrayBuffer()))
}
