import closeWithGrace from 'close-with-grace'
import { isLostConnection } from './database/lost-connection.ts'

export interface Closable {
  close(): Promise<void>
}

/**
 * Keeps the process up until it is told to end, and ends it in order. A database that goes away under a connection
 * which nobody is using at that moment is told and outlived; any other error that nobody caught ends the process.
 */
export function superviseProcess(server: Closable, { delay }: { delay: number }): void {
  const { close } = closeWithGrace({ delay, skip: ['uncaughtException', 'unhandledRejection'] }, () =>
    server.close(),
  )
  const notice = (error: unknown) => {
    console.error(error)
    if (isLostConnection(error)) return
    process.exitCode = 1
    close()
  }
  process.on('uncaughtException', notice)
  process.on('unhandledRejection', notice)
}
