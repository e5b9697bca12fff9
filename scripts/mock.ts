import { demoPassword } from '#entities/demo/index.ts'
import { createMock } from '../mock-api/server.ts'
import { serveConsole } from './serve-console.ts'

/**
 * `npm run mock`: the console on json-server with the demo data, without PostgreSQL and our API. Changes last until it
 * ends.
 */
const mock = createMock({ now: () => new Date() })
const port = await new Promise<number>((ready) => {
  const server = mock.listen(Number(process.env.MOCK_PORT ?? 4000), '127.0.0.1', () =>
    ready(server.address().port),
  )
})

// Where vite.config.ts sends calls, and which data provider the console is compiled with.
process.env.PORT = String(port)
process.env.VITE_DATA_PROVIDER = 'simple-rest'
const { url } = await serveConsole(Number(process.env.CONSOLE_PORT ?? 5173))

console.log(`Console        ${url} (admin@lobby.test, ${demoPassword})`)
console.log(`Records        http://127.0.0.1:${port}/rest/apartment`)
console.log(`Declarations   ${url}/dev/declarations`)
