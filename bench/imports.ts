import { delay, listTimes, said, settled, withImportServer } from './import-server.ts'

/**
 * `node bench/imports.ts`: imports 20,000 apartments from one sheet into the demo building while somebody reads lists.
 * Prints how long reading, trying out and applying took, and the list's times meanwhile and without an import.
 */
const rows = 20_000

interface Batch {
  readonly id: string
  readonly status: string
  readonly counts: Readonly<Record<string, number>>
}

await withImportServer('manager', async (server) => {
  const [{ id: building }] = await server.call<[{ id: string }]>('GET', 'buildings?limit=1')
  const quiet = await listTimes(server, building, delay(3_000))
  const form = new FormData()
  form.append('building_id', building)
  form.append('file', new File([sheet()], 'apartments.csv'))
  const started = performance.now()
  const { id } = await server.send<Batch>('imports/apartment', form)
  const read = performance.now()
  const settle = () => settled(() => server.call<Batch>('GET', `imports/${id}`))
  const tried = await settle()
  const checked = performance.now()
  const applying = server.call('POST', `imports/${id}/apply`).then(settle)
  const busy = await listTimes(server, building, applying)
  const done = await applying
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${rows} rows: read ${seconds(started, read)} s, tried out ${seconds(read, checked)} s, applied ${seconds(checked, performance.now())} s`,
  )
  console.log(`tried ${JSON.stringify(tried.counts)}, applied ${JSON.stringify(done.counts)}`)
  console.log(`list meanwhile: ${said(busy)}; without: ${said(quiet)}`)
})

function sheet() {
  const lines = Array.from(
    { length: rows },
    (_, at) => `BI-${at},Căn hộ ${at},A,${30 + (at % 90)},${at % 30}`,
  )
  return `code,name,block_id,area,floor\n${lines.join('\n')}\n`
}
