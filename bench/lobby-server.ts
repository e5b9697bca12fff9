import { loadConfig } from '#api/config.ts'
import { startServer } from '#api/main.ts'
import { superviseProcess } from '#api/supervise-process.ts'

/** Lobby as `npm start` runs it, except that it refuses nothing when the machine is busy: its load is what is measured. */
const server = await startServer({ ...loadConfig(process.env), eventLoopDelay: 0 })
superviseProcess(server, { delay: 10_000 })
