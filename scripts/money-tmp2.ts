import { readFileSync, writeFileSync } from 'node:fs'
import { createPool, type Tx } from '#api/database/pool.ts'
import { approveDrafts } from '#api/money/approval.ts'
import { createPrincipals } from '#api/auth/principals.ts'
const url = /open (\S+)/.exec(readFileSync('/tmp/money-dev/log','utf8'))![1]!
const db = createPool(url, { statementTimeout: 120000 })
const principals = createPrincipals({ db, hub: { listen: () => () => undefined, isConnected: () => false, send: () => undefined } as never })
const principal = (await principals.ofAccount('1'))!
const caller = { principal, language: 'vi', requestId: 'x', ip: '', userAgent: 'x' } as const
const wrap = (tx: Tx): Tx => ({ ...tx, query: async <T>(text: string, values: readonly unknown[] = []) => {
  if ((console.log(Math.round(performance.now() - t), text.slice(0, 60).replace(/\s+/g, ' ')), text.includes('chosen as'))) {
    const rows = await tx.query<Record<string, string>>('explain ' + text, values)
    writeFileSync('/tmp/money-dev/approve.txt', rows.map((r) => r['QUERY PLAN']).join('\n'))
    return [] as T[]
  }
  return tx.query<T>(text, values)
} })
const t = performance.now()
await db.transaction(async (tx) => { await approveDrafts(wrap(tx), caller, { buildingId: '2', month: '2026-11' }); throw new Error('back') }).catch((e) => console.log(e.message, performance.now() - t))
await db.close(); process.exit()
