import type { Principal, Sender } from '../context.ts'
import { writeSecurityLog } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'

/** Writes refused calls to the log, each user and route once a minute: a loop must not fill it. */
export function createDenialLog({ db, background }: Pick<AuthServices, 'db' | 'background'>) {
  const lately = new Map<string, number>()

  return (principal: Principal, route: string, sender: Sender) => {
    const key = `${principal.accountId} ${route}`
    const now = Date.now()
    if ((lately.get(key) ?? 0) > now - 60_000) return
    if (lately.size > 5_000) lately.clear()
    lately.set(key, now)
    const actor = { id: principal.accountId, name: principal.name }
    const line = {
      action: 'denied',
      organisationId: principal.organisationId,
      actor,
      resource: 'route',
      recordTitle: route,
    } as const
    background.run(() => writeSecurityLog(db, line, sender))
  }
}
