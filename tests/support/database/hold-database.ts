import { openDatabase } from '#api/database/cluster/open.ts'

// Opens the database of the given data directory, prints its address, and holds it until it is ended.
const [dataDir = ''] = process.argv.slice(2)
try {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, (reason) => console.error(reason))
  process.once('SIGTERM', () => void database.stop())
  console.log(`open ${database.url}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
