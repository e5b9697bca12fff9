import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { budget, overweight, weighResidentApp } from '../scripts/resident-weight.ts'

/** `npm run bench:resident`: what the residents' app weighs, into `bench/resident.md`; fails above its budget. */
const weight = await weighResidentApp(join(import.meta.dirname, '../dist/resident'))
const number = (value: number) => value.toLocaleString('en')
const rows = [
  ['scripts before content', weight.first, budget.first],
  ['requests before content', weight.requests, budget.requests],
  ['words of later places', weight.words, budget.words],
  ['styles', weight.styles, budget.styles],
  ...Object.entries(weight.places).map(([name, size]) => [`place: ${name}`, size, budget.place] as const),
  ['all scripts, every language', weight.all, budget.all],
  ['web fonts', weight.fonts.length, 0],
] as const
const page = `# The residents' app: what a phone loads

Bytes by brotli 11, of the newest build; a place with what it imports besides the shell. Written by
\`npm run build && npm run bench:resident\`, and held by \`tests/e2e/resident-weight.test.ts\`.

| what | is | may be |
| --- | --: | --: |
${rows.map(([what, is, most]) => `| ${what} | ${number(is)} | ${number(most)} |`).join('\n')}
`
await writeFile(join(import.meta.dirname, 'resident.md'), page)
console.log(page)
const faults = overweight(weight)
for (const fault of faults) console.error(`too heavy: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
