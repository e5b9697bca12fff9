/**
 * Ends this process in order when its supervisor is gone. A supervisor that was killed can pass nothing on: the closed
 * channel shows it. Call it once signals are handled.
 */
export function endWithSupervisor(): void {
  const end = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', end)
  if (process.send !== undefined && !process.connected) end()
}
