import { loadConfig } from '#api/config.ts'
import { createPool } from '#api/database/pool.ts'
import { checkBooks, type Finding, type Verdict } from '#api/ledger/invariants.ts'
import { openInstalled } from './probe-database.ts'
import { runCommand } from './run-command.ts'

const spelt = ({ building, record, finding }: Finding) =>
  `${building === '' ? '' : `building ${building}, `}${record}: ${finding}`

function lineOf({ code, says, count, sample }: Verdict): string {
  if (count === 0) return `${code.padEnd(4)}holds   ${says}`
  const more = count > sample.length ? ' | …' : ''
  return `${code.padEnd(4)}BROKEN  ${count} ${count === 1 ? 'row' : 'rows'}: ${sample.map(spelt).join(' | ')}${more}`
}

async function check(): Promise<void> {
  const config = loadConfig(process.env)
  const database = await openInstalled(config)
  const db = createPool(database.url, { max: 1, statementTimeout: 300_000 })
  try {
    const began = performance.now()
    const verdicts = await checkBooks(db)
    for (const verdict of verdicts) console.log(lineOf(verdict))
    const broken = verdicts.filter(({ count }) => count > 0)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${broken.length === 0 ? 'all hold' : `${broken.length} broken`}, ${seconds} s`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await db.close()
    await database.stop()
  }
}

await runCommand(check)
