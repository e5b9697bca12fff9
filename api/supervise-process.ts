import closeWithGrace from 'close-with-grace'
import { isLostConnection } from './database/lost-connection.ts'

export interface Closable {
  close(): Promise<void>
}

/**
 * Keeps the process running until it is told to end, and then ends it in order. A lost connection that nobody was using
 * is logged and survived; any other uncaught error ends the process.
 */
export function superviseProcess(server: Closable, { delay }: { delay: number }): void {
  const { close } = closeWithGrace({ delay, skip: ['uncaughtException', 'unhandledRejection'] }, () =>
    server.close(),
  )
  // What cannot be written down, because the disk is full or nobody reads it, ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const notice = (error: unknown) => {
    console.error(error)
    if (isLostConnection(error)) return
    process.exitCode = 1
    close()
  }
  process.on('uncaughtException', notice)
  process.on('unhandledRejection', notice)
}
