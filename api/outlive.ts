import closeWithGrace from 'close-with-grace'

export interface Closable {
  close(): Promise<void>
}

/**
 * Keeps the process up until it is told to end, and ends it in order. A database that goes away under a connection
 * which nobody is using at that moment is told and outlived; any other error that nobody caught ends the process.
 */
export function outlive(server: Closable, { delay }: { delay: number }): void {
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

const codes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03'])

/** ENOENT: the socket of a database that is just being started again. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return syscall === 'connect'
  return (
    (code !== undefined && codes.has(code)) ||
    /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  )
}
